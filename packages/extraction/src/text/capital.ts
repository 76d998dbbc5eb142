const UPPER = /^\p{Lu}/u; // catches "Émile", not "émile"

/** A capital in front: "Chrome", "Émile". */
export function isCapital(text: string): boolean {
  const code = text.charCodeAt(0);
  return code < 128 ? code >= 65 && code <= 90 : UPPER.test(text);
}
