const SIGNS = /[.*+?^${}()|[\]\\]/gu; // catches "+", not "a"

/** Words as they are looked for in an expression: `escaped("3.5+")` → `3\.5\+`. */
export const escaped = (words: string): string => words.replace(SIGNS, "\\$&");
