/** Of how many, or of whom, the values are told: "Of 240 seats", "2,400 households asked"; "" where the text tells none. */
import type { Reading } from "../../read/reading.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { quoteOf } from "../left-out/left.ts";
import type { LeftOut } from "../left-out/left-out.ts";
import { isNear } from "../left-out/reasons.ts";
import type { Why } from "../left-out/said.ts";
import type { TitleInput } from "../title-input.ts";

const WHOLES: ReadonlySet<Why> = new Set<Why>(["total", "whole", "partly"]);

const OF = /^(?:out of(?: every)?|of|every|all(?: of)?(?: the)?|some|a total of|total(?: of|:)?) /iu; // catches "out of " and "all ", not "allotment"

/** Shares are of a hundred anyhow. */
const ROUND = /\b(?:ten|10|hundred|100)$/u; // catches "out of every ten", not "ten applicants"

const isSample = (said: string, why: Why | null): boolean => why === "sample" || said === "sample size";

/** What "the rest" and shares of a number are worked out from: 40 of "Of 40 people, 25 chose tea and the rest coffee". */
function wholeBehind(mentions: readonly Mention[], { cells, series }: Reading): Figure | undefined {
  const shown = cells.flatMap((row) => row.flatMap((cell) => cell ?? []));
  const own = new Set(shown.map(({ spans }) => spans[0]?.[0]));
  const behind = new Set(shown.flatMap(({ kind, spans }) => (kind === "implied" ? spans.map(([start]) => start) : [])));
  const sum = shown.reduce((total, { value }) => total + value, 0);
  if (series.length > 1 || shown.length < 2) return undefined;
  return mentions
    .filter(isFigure)
    .find(({ start, value }) => behind.has(start) && !own.has(start) && isNear(value, sum));
}

/** @param left what is left out of the chart */
export function baseOf({ scan, mentions, reading, unit }: TitleInput, left: readonly LeftOut[]): string {
  if (reading.cells.some((row) => row.some((cell) => (cell?.value ?? 0) < 0))) return ""; // "+12, -4, +7. Up 15 overall": the sum of gains and losses
  const [whole, other] = left.filter(({ why }) => why !== null && WHOLES.has(why));
  if (other) return ""; // "5 of 18 juniors, 9 of 31 adults"
  if (whole && !(unit?.symbol === "%" && ROUND.test(whole.quote))) return `Of ${whole.quote.replace(OF, "")}`;
  const behind = wholeBehind(mentions, reading);
  if (behind) return `Of ${quoteOf(scan, behind).replace(OF, "")}`;
  const [sample, more] = left.filter(({ quote, why, said }) => isSample(said, why) && /\p{L}/u.test(quote)); // catches "340 trucks", not "340"
  return sample && !more ? sample.quote : "";
}
