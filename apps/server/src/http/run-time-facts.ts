/**
 * What is known only when a page is served: filled into the built pages, never baked in.
 *
 *   fillFacts('<p>© __FACT_YEAR__</p>', facts) -> '<p>© 2026</p>'
 */

export type ProviderFacts = {
  name: string;
  startUrl: string;
  /** The provider's own button; only where the issuer is Google. */
  button: { clientId: string; nonce: string; scriptUrl: string } | null;
};

export type RunTimeFacts = {
  year: number;
  publicUrl: string;
  supportEmail: string | null;
  socialUrl: string | null;
  operatorName: string | null;
  trialDays: number;
  provider: ProviderFacts | null;
};

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
// catches each of & < > " ', must not catch "a"
const SPECIAL = /[&<>"']/g;
export const escapeHtml = (text: string): string => text.replaceAll(SPECIAL, (sign) => ENTITIES[sign] ?? sign);

const EMPTY_BLOCK = '<script type="application/json" id="run-time-facts">{}</script>';
// catches "__FACT_YEAR__", must not catch "__FACT__"
const MARK = /__FACT_([A-Z]+(?:_[A-Z]+)*)__/g;

/** "7 days", "1 day"; nothing where there is no trial to promise. */
const lengthOf = (days: number): string => (days === 0 ? "" : `${days} ${days === 1 ? "day" : "days"}`);

const markOf = (facts: RunTimeFacts): Readonly<Record<string, string>> => ({
  YEAR: String(facts.year),
  PUBLIC_URL: facts.publicUrl,
  SUPPORT_EMAIL: facts.supportEmail ?? "",
  SOCIAL_URL: facts.socialUrl ?? "",
  OPERATOR_NAME: facts.operatorName ?? "",
  TRIAL: lengthOf(facts.trialDays),
  NO_TRIAL: facts.trialDays === 0 ? "yes" : "",
});

/**
 * Fills the marks and the block of facts of an HTML page. An unknown mark becomes nothing; a page hides what stands on an
 * empty one by `data-fact="__FACT_…__"`.
 */
export function fillFacts(html: string, facts: RunTimeFacts): string {
  const marks = markOf(facts);
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return html
    .replaceAll(MARK, (_, name: string) => escapeHtml(marks[name] ?? ""))
    .replace(EMPTY_BLOCK, () => EMPTY_BLOCK.replace("{}", () => json));
}
