/** What the words of a text say is shown, and what of them heads the chart: "Gross margin" rather than its margin alone. */
import { MAX_TITLE_LENGTH } from "@charticle/contract";
import { singular } from "../lexicon/morphology.ts";
import { headPlain } from "../read/columns/series-heads.ts";
import { uncontracted } from "../read/names/contracted-names.ts";
import { saysNothing } from "./empty-words.ts";
import { headlineWith } from "./headline.ts";
import { capitalised, chartName } from "./name.ts";
import { mayBeTold } from "./noun-told.ts";
import { subjectOf } from "./subject.ts";
import { insideTitle } from "./title-by-names.ts";
import type { TitleInput } from "./title-input.ts";
import type { Amount } from "./told-amount.ts";
import { isNominal, isSentence, LONG_HEAD, MAGNITUDE } from "./told-head.ts";
import { partedIn } from "./told-subject.ts";

const OPENS_PLACE = /^(?:at|in|on|of|by|from|for) /iu; // catches "On the map the path climbs", not "Online sales"

/** In front of what a title is of. */
export const OF = /^of (?:the |my |our |all |these |those )*(?=\p{L})/iu; // catches "of our " in front of "readers", not "office" or "of 40"

const LEAD = /^(?:(?:the|our|my) )?((?:\p{L}[\p{L}'’-]* ){1,2}\p{L}[\p{L}'’-]*s) $/iu; // catches "Missed calls " in front of "Mon 12", not "We had calls on "

/** "Missed calls Mon 12, Tue 8" → "Missed calls": a few words that end in a plural, right in front of the first time. */
function leadIn(text: string, { points }: TitleInput["reading"]): string {
  const first = Math.min(...points.map(({ axis }) => axis?.start ?? text.length));
  const words = LEAD.exec(text.slice(0, first))?.[1] ?? "";
  const last = words.split(" ").at(-1)?.toLowerCase() ?? "";
  return singular(last) === last || isSentence(words) ? "" : capitalised(words);
}

export type Told = {
  /** The subject, "" for none. */
  told: string;
  /** What the chart is named by: its series, or of one course the subject with what stands around it. */
  named: string;
  /** The head says the subject and more. */
  holds: boolean;
  /** The subject opens the text. */
  opens: boolean;
};

type Around = { head: string; below: string; series: string; amount: Amount };

/** @param around what stands ahead of the figures, below it, the one series' name, and what the figures are an amount of */
export function subjectTold({ scan, reading, mentions }: TitleInput, { head, below, series, amount }: Around): Told {
  const timed = reading.shape === "timeline";
  const asked = timed || series === "Me" || series === "";
  const subject = asked ? subjectOf(scan, mentions, reading) : { words: "", ahead: false, opens: false };
  const isAmount = amount.title !== "" && (timed ? amount.done : !subject.ahead); // "spend 3 hours a day on my phone"
  const sayable = headPlain(
    asked && isAmount ? amount.title : uncontracted(scan.text, headlineWith(scan.text, subject.words)),
  ).replace(OF, "");
  const told = chartName(
    (series === "" && partedIn(scan.text)) || (mayBeTold(sayable, scan.text) && !saysNothing(sayable) ? sayable : ""),
  );
  // figures longer than what the text writes are told in full already
  const short = reading.figures.every(({ value, start, end }) => Math.abs(value) < 10 ** (end - start + 1));
  const scaled = short && told !== series && MAGNITUDE.test(series) && !MAGNITUDE.test(below);
  const scale = scaled ? ` (${insideTitle(series, scan.text)})` : "";
  const holds = holdsSubject(head, told);
  const lead = timed && head === "" ? leadIn(scan.text, reading) : "";
  const whole = holds ? head : lead.toLowerCase().includes(told.toLowerCase()) ? lead : told; // "Gross margin", not its margin alone
  return { told, named: told && (timed || series === "Me") ? whole + scale : series, holds, opens: subject.opens };
}

/** The head ends with the subject, or is a noun of its own around it. */
const holdsSubject = (head: string, told: string): boolean =>
  (head.length <= LONG_HEAD && head.endsWith(told.slice(1))) ||
  (head.length <= MAX_TITLE_LENGTH &&
    !/, |…$/u.test(head) && // catches "Tea, coffee" and "Number of…", not "Gross margin"
    isNominal(head) &&
    head.includes(told.slice(1)) &&
    !OPENS_PLACE.test(head));
