/**
 * The paints of the page's charts: a light and a dark colour share one CSS variable, with a
 * short name: the page's first picture waits for each of its bytes.
 *
 *   paintOf("#1b1a17", "#f2efe7") -> "var(--p0)"
 */
/** "light,dark" -> the variable's name. */
const names = new Map<string, string>();

// catches "#1b1a17", must not catch "url(#a)"
const HEX = /^#[0-9a-f]{6}$/i;

export function paintOf(light: string | null, dark: string | null | undefined): string {
  if (light === null) return "none";
  if (!dark || !HEX.test(light) || !HEX.test(dark)) return light;
  const pair = `${light},${dark}`;
  const name = names.get(pair) ?? `--p${names.size}`;
  names.set(pair, name);
  return `var(${name})`;
}

/** The definitions of every paint that was used so far; by now: read it after the charts were drawn. */
export function paintCss(): string {
  const paints = [...names].map(([pair, name]) => `${name}:light-dark(${pair})`);
  return `:root{${paints.join(";")}}`;
}
