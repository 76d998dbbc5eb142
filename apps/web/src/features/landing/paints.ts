/**
 * The paints of the page's charts: a light and a dark colour share one CSS variable, named for both.
 *
 *   paintOf("#1b1a17", "#f2efe7") -> "var(--p-1b1a17-f2efe7)"
 */
const pairs = new Map<string, { light: string; dark: string }>();

const nameOf = (light: string, dark: string): string => `--p-${light.slice(1)}-${dark.slice(1)}`;

// catches "#1b1a17", must not catch "url(#a)"
const HEX = /^#[0-9a-f]{6}$/i;

export function paintOf(light: string | null, dark: string | null | undefined): string {
  if (light === null) return "none";
  if (!dark || !HEX.test(light) || !HEX.test(dark)) return light;
  const name = nameOf(light, dark);
  pairs.set(name, { light, dark });
  return `var(${name})`;
}

/** The definitions of every paint that was used so far; by now: read it after the charts were drawn. */
export function paintCss(): string {
  const paints = [...pairs].map(([name, { light, dark }]) => `${name}:light-dark(${light},${dark})`);
  return `:root{${paints.join(";")}}`;
}
