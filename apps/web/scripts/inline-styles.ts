/**
 * Static pages carry their styles in themselves, and only those that they use: the first picture waits for one file,
 * and that file fits into the first packets of a connection. In: the page, the scripts that may add classes to it, and
 * a way to read a style sheet. Out: the page with its styles.
 */
import { PurgeCSS } from "purgecss";

type Parts = { html: string; scripts: readonly string[]; read: (href: string) => Promise<string> };

// catches '<link rel="stylesheet" href="/assets/root-1a.css"/>', and with a "#" behind the name; must not catch
// '<link rel="icon" href="/favicon.svg"/>'
const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/>/g;
// catches "text-[2.75rem]", "hover:border-field" and "p-236b8f-60b2d2" in a text, must not catch its spaces and quotes
const CANDIDATE = /[^<>"'`\s]*[^<>"'`\s:]/g;

// static pages are English, in the charts' own face (landing.css); catches '@font-face{font-family:Inter Variable;…}',
// must not catch '@font-face{font-family:Inter;…}'
const OTHER_FACE = /@font-face\s*\{[^{}]*(?:Inter Variable|vietnamese)[^{}]*\}/g;
/** Parts of controls that no static page has: dates, files, spinners. */
const OTHER_CONTROLS = [/datetime|date-and-time|calendar|spin-button|search-decoration|file-selector/];

async function usedOf(css: string, { html, scripts }: Parts): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [html, ...scripts].map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: css.replaceAll(OTHER_FACE, "") }],
    defaultExtractor: (text) => text.match(CANDIDATE) ?? [],
    // names that a selector tests beside a class: attributes and states are set by scripts
    safelist: { standard: [/^data-/, /^aria-/, /^:/] },
    blocklist: OTHER_CONTROLS,
    variables: true,
    keyframes: true,
  });
  return used?.css ?? css;
}

export async function inlineStyles(parts: Parts): Promise<string> {
  const links = [...parts.html.matchAll(STYLE_LINK)];
  if (links.length === 0) return parts.html;
  // React Router marks sheets that an import brings: of parts that a script draws, which no static page has
  const own = links.filter(([, , mark]) => mark === "");
  if (own[0] !== links[0]) throw new Error("The styles of all pages come by an import: see scripts/script-files.ts");
  const sheets = await Promise.all(own.map(([, href = ""]) => parts.read(href)));
  const css = await usedOf(sheets.join("\n"), parts);
  if (css.includes("</style")) throw new Error("A style sheet would end the style element");
  const [first] = links;
  return parts.html.replaceAll(STYLE_LINK, (link) => (link === first?.[0] ? `<style>${css.trim()}</style>` : ""));
}
