/** Why a text gives no chart, in a sentence for the person that says what to type instead. */
import type { Mention } from "./recognize/mention.ts";
import type { Scan } from "./text/scan.ts";

export type RefusalReason = "empty" | "too-long" | "no-figures" | "nothing-to-chart" | "unclear";
export type Refusal = { ok: false; reason: RefusalReason; message: string };

const EXAMPLE = "For example: We hired 12 people in Berlin, 7 in Lisbon and 3 in Austin.";

export function refusal(scan: Scan, mentions: readonly Mention[]): Refusal {
  const figures = mentions.filter(({ kind }) => kind === "figure");
  const numbers = scan.tokens.some(({ kind }) => kind === "number");
  if (figures.length === 0 && !numbers)
    return { ok: false, reason: "no-figures", message: `There are no figures in this text. ${EXAMPLE}` };
  if (figures.length === 1)
    return {
      ok: false,
      reason: "nothing-to-chart",
      message: `There is one figure only. Type others to compare it with. ${EXAMPLE}`,
    };
  if (figures.length === 0)
    return {
      ok: false,
      reason: "nothing-to-chart",
      message: `The numbers in this text are dates, times or names; there is nothing to compare. ${EXAMPLE}`,
    };
  return {
    ok: false,
    reason: "unclear",
    message: `It isn't clear what the figures in this text stand for. Put a name beside each one. ${EXAMPLE}`,
  };
}
