/** A title where no words say what is shown: what was done ("How much we raised"), or the names themselves ("Chrome, Safari and Edge"). */

import { NAMELESS } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { matchIn } from "../text/needs/matches.ts";
import { chartName, titled } from "./name.ts";
import { spanOf } from "./time-span.ts";
import type { TitleInput } from "./title-input.ts";
import type { Amount } from "./told-amount.ts";
import { sharedIn } from "./told-subject.ts";

/** A name inside a title: written small where the text writes it small ("costs"), as it stands where it is a name. */
export const insideTitle = (name: string, text: string): string => {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return name.length > 1 && text.includes(small) ? small : name;
};

/** joinedNames(["Revenue", "Costs"], "… costs …") -> "Revenue and costs"; past three: "Chrome, Safari, Edge and 2 more" */
export function joinedNames(names: readonly string[], text: string): string {
  const [first = "", ...others] = names;
  const shown = [first, ...others.slice(0, 2).map((name) => insideTitle(name, text))];
  const rest = names.length - shown.length;
  const last = rest > 0 ? `${rest} more` : shown.pop();
  return shown.length > 0 ? `${shown.join(", ")} and ${last}` : (last ?? "");
}

const DOING =
  /\b(I|[Ww]e) (\p{Ll}{2,})(?= (?:about |over |around |only |just |like )?(?:[$€£¥]?\d(?!\d?[-–]\d)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,5}teen|\p{L}{3,5}ty)[ -](?!all|to)))/u; // catches "We raised $5,000", not "We, 12 of us", "we have had" or "we lost 3-1"

const MUCH = /^(?:weigh(?:ed)?|earn(?:ed)?|spend|spent|pay|paid|save[ds]?|owe[ds]?|cost)$/u; // catches "weigh", not "sold"

const WAYS = /\b(?:lost|made|won|gained|earned)\b/gu; // catches "lost", not "loss"

/** " or made" of what was lost in some years and made in others. */
function otherWay(text: string, verb: string): string {
  const other = WAYS_TOLD.has(verb) && text.match(WAYS)?.find((way) => way !== verb);
  return other ? ` or ${other}` : "";
}
const WAYS_TOLD: ReadonlySet<string> = new Set("lost made won gained earned".split(" "));

/** "We raised $5,000 in 2020" → "How much we raised": of figures that no word names but what was done. */
function doneBy(
  { text, end }: { text: string; end: number },
  points: readonly string[],
  isMany: boolean,
  bothWays: boolean,
): string {
  const found = matchIn(text, DOING);
  if (found && found.index >= end && /[;.][^.;]*\d/u.test(text.slice(end))) return ""; // catches "; we shipped 1,400 tonnes" behind all that is shown
  const [, who = "", verb = ""] = found ?? [];
  const named = points.some((name) => name.toLowerCase().includes(verb)); // "we won 12, lost 5"
  const other = bothWays ? otherWay(text, verb) : "";
  return verbSense(verb) === "verb" && !NAMELESS.has(verb) && !named
    ? `How ${isMany && other === "" && !MUCH.test(verb) ? "many" : "much"} ${who === "I" ? who : "we"} ${verb}${other}`
    : "";
}

/** Names that no text has to say: a title of them says nothing. */
const IMPLIED: ReadonlySet<string> = new Set(["Before", "Peak", "Low", "After", "Now"]);

/** "How much we spent on ads": what was done and, where it is told, what for; "" for none. */
export function doneTold(
  { scan, reading }: TitleInput,
  points: readonly string[],
  amount: Amount,
): { did: string; done: string } {
  const isCounted = reading.figures.every((figure) => !figure.unit && Number.isInteger(figure.value)); // "We planted 300 oaks"
  const bothWays = reading.figures.some(({ value }) => value < 0) && reading.figures.some(({ value }) => value > 0);
  const end = Math.max(...reading.figures.map((figure) => figure.end));
  const did = doneBy({ text: scan.text, end }, points, isCounted, bothWays);
  return { did, done: did && amount.purpose ? `${did} ${amount.by} ${amount.purpose}` : did };
}

/** The names of the points, or the time from the first to the last. */
export function rowTold({ scan, reading }: TitleInput, points: readonly string[]): string {
  const implied = points.every((name) => IMPLIED.has(name));
  return (
    (implied && chartName(sharedIn(scan.text))) ||
    spanOf(reading, scan.text) ||
    joinedNames(titled(points, scan.text), scan.text)
  );
}
