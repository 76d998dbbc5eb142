/**
 * Makes the text and the HTML of a letter from the same parts, so that they can't say different things.
 *
 *   letter({subject: "Hello", title: "Hello", parts: [{text: "A paragraph."}, {button: "Open", url: "https://…"}]})
 *
 * Everything that is put in is shown as it is, never as markup. No picture, no script, nothing that reports a reading.
 */
import type { Letter } from "../mail.ts";

export type LetterPart =
  | { text: string }
  /** Words of a person, shown set off. */
  | { quote: string }
  /** Something to type or copy, large. */
  | { code: string }
  | { button: string; url: string }
  | { facts: readonly (readonly [label: string, value: string])[] };

export type LetterContent = { subject: string; title: string; parts: readonly LetterPart[] };

const FOOTER = "You get this letter because of your account at Charticle.";

export const letter = ({ subject, title, parts }: LetterContent): Letter => ({
  subject,
  text: `${[title, ...parts.map(textOf), `--\n${FOOTER}`].join("\n\n")}\n`,
  html: page({ subject, title, body: parts.map(htmlOf).join("\n") }),
});

function textOf(part: LetterPart): string {
  if ("text" in part) return part.text;
  if ("quote" in part) return part.quote.replaceAll(/^/gm, "> ");
  if ("code" in part) return `    ${part.code}`;
  if ("button" in part) return `${part.button}:\n${part.url}`;
  return part.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
}

/** "<b>&" -> "&lt;b&gt;&amp;" */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** Mail programs know little CSS and no classes: styles stand in the elements. */
const INK = "color:#1B1A17";
const MUTED = "color:#6B675E";
const LINE = "1px solid #E6E2D8";
const BODY = "font:16px/1.55 Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

function htmlOf(part: LetterPart): string {
  if ("text" in part) return `<p style="margin:0 0 16px;${INK}">${escapeHtml(part.text)}</p>`;
  if ("quote" in part) {
    return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #E6E2D8;white-space:pre-wrap;${INK}">${escapeHtml(part.quote)}</blockquote>`;
  }
  if ("code" in part) {
    return `<p style="margin:8px 0 24px;padding:16px;border:${LINE};border-radius:10px;text-align:center;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;${INK}">${escapeHtml(part.code)}</p>`;
  }
  if ("button" in part) {
    const href = escapeHtml(webAddress(part.url));
    return `<p style="margin:8px 0 24px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#C93D23;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.button)}</a></p>
<p style="margin:0 0 16px;font-size:14px;${MUTED}">If the button does not work, open this address:<br><a href="${href}" style="${MUTED};word-break:break-all">${href}</a></p>`;
  }
  const cell = `padding:8px 0;border-bottom:${LINE}`;
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><td style="${cell};${MUTED}">${escapeHtml(label)}</td><td align="right" style="${cell};${INK}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:${LINE};${BODY}">${rows.join("")}</table>`;
}

/** A link leads to the web or nowhere: "javascript:…" is refused. */
function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new Error(`a letter links to the web only, not to ${protocol}`);
  return href;
}

const page = ({ subject, title, body }: { subject: string; title: string; body: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FBFAF7;${BODY}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBFAF7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${BODY}"><tr><td>
<p style="margin:0 0 32px;font:600 20px/1.2 Georgia,'Times New Roman',serif;${INK}">Charticle</p>
<h1 style="margin:0 0 16px;font:400 28px/1.25 Georgia,'Times New Roman',serif;${INK}">${escapeHtml(title)}</h1>
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:${LINE};font-size:14px;${MUTED}">${FOOTER}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
