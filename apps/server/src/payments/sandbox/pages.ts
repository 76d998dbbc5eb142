/** The sandbox's two pages as HTML: plain forms, no script. In: what they show. Out: a document. */
import { PLAN } from "@charticle/contract";
import { escapeHtml } from "../../mail/letters/letter.ts";

/** One style sheet, whose hash the content security policy names. */
export const SANDBOX_STYLE = `:root{color-scheme:light dark;--paper:#FBFAF7;--ink:#1B1A17;--muted:#6B675E;--line:#E6E2D8;--field:#8C8679;--accent:#C93D23;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#14130F;--ink:#F2EFE7;--muted:#A39E92;--line:#2E2B25;--field:#767064;--accent:#FF7A5C;--on:#14130F}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:48px 16px}h1{font:400 28px/1.25 Georgia,serif;margin:0 0 8px}
p{margin:0 0 16px}.muted{color:var(--muted);font-size:14px}.badge{display:inline-block;border:1px solid var(--field);border-radius:10px;padding:2px 10px;font-size:14px;margin-bottom:24px}
dl{border-top:1px solid var(--line);margin:24px 0}dl div{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid var(--line)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:8px;margin-bottom:24px}button{font:inherit;font-weight:600;min-height:48px;padding:8px 16px;border-radius:10px;border:1px solid var(--field);background:transparent;color:var(--ink);cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.alert{border:1px solid var(--accent);border-radius:10px;padding:12px 16px}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Charticle</title><style>${SANDBOX_STYLE}</style></head>
<body><main><span class="badge">Sandbox: no money moves</span>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`;

const price = `$${(PLAN.priceCents / 100).toFixed(2)}`;
const button = ({ value, label, look = "" }: { value: string; label: string; look?: string }): string =>
  `<button type="submit" name="outcome" value="${value}"${look ? ` class="${look}"` : ""}>${escapeHtml(label)}</button>`;
const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join("")}</dl>`;

export const checkoutPage = ({ email, declined }: { email: string; declined: "declined" | "fresh" }): string =>
  page(
    "Subscribe",
    `<p>${escapeHtml(PLAN.name)}, ${price} per ${PLAN.interval}. It starts at once and renews each ${PLAN.interval} until you cancel.</p>
${declined === "declined" ? '<p class="alert" role="alert">Your card was declined. Please try another one.</p>' : ""}
${facts([
  ["Email", email],
  ["Due today", price],
])}
<form method="post">
${button({ value: "pay", label: `Pay ${price}`, look: "main" })}
${button({ value: "decline", label: "Pay with a card that is declined" })}
${button({ value: "abandon", label: "Leave without paying" })}
</form>`,
  );

type CardPage = { card: "works" | "declines"; periodEnd: Date | null };

export const cardPage = ({ card, periodEnd }: CardPage): string =>
  page(
    "Your card",
    `${facts([
      ["Card", card === "works" ? "Works" : "Is declined at the next renewal"],
      ["Period ends", periodEnd ? periodEnd.toISOString().slice(0, 10) : "No plan"],
    ])}
<form method="post">
${button({ value: "works", label: "Use a card that works", look: "main" })}
${button({ value: "declines", label: "Use a card that is declined at renewal" })}
${periodEnd ? button({ value: "end-period", label: "Let the paid period end now" }) : ""}
${button({ value: "back", label: "Back to settings" })}
</form>
<p class="muted">In production this is Stripe's page.</p>`,
  );

export const closedPage = ({ backUrl }: { backUrl: string }): string =>
  page(
    "This checkout is closed",
    `<p>It was paid or left before.</p><p><a href="${escapeHtml(backUrl)}">Back to Charticle</a></p>`,
  );
