/** Title, subtitle and unit of a chart, in the text's own words. */
import { MAX_TITLE_LENGTH, UNNAMED_SERIES } from "@charticle/contract";
import { NAMELESS } from "../lexicon/closed-class.ts";
import { singular, verbSense } from "../lexicon/morphology.ts";
import { headPlain } from "../read/columns/series-heads.ts";
import { uncontracted } from "../read/names/contracted-names.ts";
import { saysNothing } from "./empty-words.ts";
import { cornerUnit, headOf } from "./heading.ts";
import { headlineWith } from "./headline.ts";
import { capitalised, chartName, fitted, titled } from "./name.ts";
import { mayBeTold } from "./noun-told.ts";
import { severalHeads } from "./several-heads.ts";
import { subjectOf } from "./subject.ts";
import { sumless } from "./sumless.ts";
import { spanOf } from "./time-span.ts";
import type { Title, TitleInput } from "./title-input.ts";
import { type Amount, amountTold } from "./told-amount.ts";
import { deedTold } from "./told-deed.ts";
import { isNominal, isSentence, LONG_HEAD, MAGNITUDE } from "./told-head.ts";
import { moneyTold } from "./told-money.ts";
import { questionIn, repeats, statementIn } from "./told-question.ts";
import { askedOf, ownedBy, partedIn, sharedIn, subjectBefore } from "./told-subject.ts";

/** A name inside a title: written small where the text writes it small ("costs"), as it stands where it is a name. */
const insideTitle = (name: string, text: string): string => {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return name.length > 1 && text.includes(small) ? small : name;
};

/** joinedNames(["Revenue", "Costs"], "… costs …") -> "Revenue and costs"; past three: "Chrome, Safari, Edge and 2 more" */
function joinedNames(names: readonly string[], text: string): string {
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
function doneBy(text: string, points: readonly string[], isMany: boolean, bothWays: boolean): string {
  const [, who = "", verb = ""] = DOING.exec(text) ?? [];
  const named = points.some((name) => name.toLowerCase().includes(verb)); // "we won 12, lost 5"
  const other = bothWays ? otherWay(text, verb) : "";
  return verbSense(verb) === "verb" && !NAMELESS.has(verb) && !named
    ? `How ${isMany && other === "" && !MUCH.test(verb) ? "many" : "much"} ${who === "I" ? who : "we"} ${verb}${other}`
    : "";
}

const KEY = /^\d{1,2}(?: or more|\+)?$/; // catches "0", "3+" and "3 or more", not "2024" or "3 pm"

/** Names that no text has to say: a title of them says nothing. */
const IMPLIED: ReadonlySet<string> = new Set(["Before", "Peak", "Low", "After", "Now"]);

const OPENS_PLACE = /^(?:at|in|on|of|by|from|for) /iu; // catches "On the map the path climbs", not "Online sales"

const OF = /^of (?:the |my |our |all |these |those )*(?=\p{L})/iu; // catches "of our " in front of "readers", not "office" or "of 40"

const LONE_QUOTE = /^([^"]*)"(?=[^"]*$)/u; // catches the mark of 'junior" devs', not those of '"junior" devs'

const WORD = /^\p{Ll}{3,}/u; // catches "hours a day", not "t a day"

/** "Hours a day" below "Screen time"; nothing where the title says it. */
const perOf = (title: string, { below }: Amount): string =>
  title.toLowerCase().includes(below.toLowerCase()) ? "" : below.replace(WORD, capitalised);

/** What stands ahead, below a title taken from it: "Battery life, measured by us" → "Measured by us". */
function restOf(title: string, head: string): string {
  const long = capitalised(head);
  return long.startsWith(`${title}, `) ? capitalised(long.slice(title.length + 2)) : long;
}

const startsWith = (text: string, words: string): boolean => text.toLowerCase().startsWith(words.toLowerCase());

const LEAD = /^(?:(?:the|our|my) )?((?:\p{L}[\p{L}'’-]* ){1,2}\p{L}[\p{L}'’-]*s) $/iu; // catches "Missed calls " in front of "Mon 12", not "We had calls on "

/** "Missed calls Mon 12, Tue 8" → "Missed calls": a few words that end in a plural, right in front of the first time. */
function leadIn(text: string, { points }: TitleInput["reading"]): string {
  const first = Math.min(...points.map(({ axis }) => axis?.start ?? text.length));
  const words = LEAD.exec(text.slice(0, first))?.[1] ?? "";
  const last = words.split(" ").at(-1)?.toLowerCase() ?? "";
  return singular(last) === last || isSentence(words) ? "" : capitalised(words);
}

export function titleOf(input: TitleInput): Title {
  const { scan, reading, mentions, unit } = input;
  const points = reading.points.map(({ name }) => chartName(name));
  const all = reading.series.map(chartName);
  const { held, parted, head: opener } = headOf(scan, reading, points, all);
  const head = OF.test(opener) ? capitalised(opener.replace(OF, "")) : opener;
  const series = all.length === 1 && !saysNothing(all[0] ?? "") ? (all[0] ?? "") : "";
  const asked = reading.shape === "timeline" || series === "Me" || series === "";
  const timed = reading.shape === "timeline";
  const subject = asked ? subjectOf(scan, mentions, reading) : { words: "", ahead: false, opens: false };
  const amount = amountTold(scan, mentions, reading);
  const isAmount = amount.title !== "" && (timed ? amount.done : !subject.ahead); // "spend 3 hours a day on my phone"
  const sayable = headPlain(
    asked && isAmount ? amount.title : uncontracted(scan.text, headlineWith(scan.text, subject.words)),
  ).replace(OF, "");
  const told = chartName(
    (series === "" && partedIn(scan.text)) || (mayBeTold(sayable, scan.text) && !saysNothing(sayable) ? sayable : ""),
  );
  // figures longer than what the text writes are told in full already
  const short = reading.figures.every(({ value, start, end }) => Math.abs(value) < 10 ** (end - start + 1));
  const scale =
    short && told !== series && MAGNITUDE.test(series) && !MAGNITUDE.test(parted.below)
      ? ` (${insideTitle(series, scan.text)})`
      : "";
  const ends = head.length <= LONG_HEAD && head.endsWith(told.slice(1));
  const holds =
    ends ||
    (head.length <= MAX_TITLE_LENGTH &&
      !/, |…$/u.test(head) &&
      isNominal(head) &&
      head.includes(told.slice(1)) &&
      !OPENS_PLACE.test(head));
  const lead = timed && head === "" ? leadIn(scan.text, reading) : "";
  const whole = holds ? head : lead.toLowerCase().includes(told.toLowerCase()) ? lead : told; // "Gross margin", not its margin alone
  const named = told && (reading.shape === "timeline" || series === "Me") ? whole + scale : series;
  const measure = reading.measure && !saysNothing(reading.measure) ? chartName(reading.measure) : "";
  const counted = points.includes(measure) ? "" : measure; // "5 engineers, 3 designers": the first is no unit of the second
  const behind = reading.figures.some(({ end }) => startsWith(scan.text.slice(end).trimStart(), counted));
  const shown = unit?.symbol ?? moneyTold(scan, reading) ?? (counted && behind ? (reading.measure ?? null) : null); // no "21 Temp" of "Temp high/low: Mon 21/12"
  const joined = all.length > 1 ? joinedNames(all, scan.text) : "";
  const isLong = head.length > LONG_HEAD || isSentence(head);
  const brief = head && isLong && !MAGNITUDE.test(head) && !(holds && told) ? counted || told : "";
  const isCounted = reading.figures.every((figure) => !figure.unit && Number.isInteger(figure.value)); // "We planted 300 oaks"
  const bothWays = reading.figures.some(({ value }) => value < 0) && reading.figures.some(({ value }) => value > 0);
  const did = doneBy(scan.text, points, isCounted, bothWays);
  const done = did && amount.purpose ? `${did} ${amount.by} ${amount.purpose}` : did; // "How much we spent on ads"
  const before = subjectBefore(scan.text, points);
  const implied = points.every((name) => IMPLIED.has(name));
  const row =
    (implied && chartName(sharedIn(scan.text))) ||
    spanOf(reading, scan.text) ||
    joinedNames(titled(points, scan.text), scan.text);
  const deed = all.length === 1 ? chartName(deedTold(scan, mentions, reading)) : "";
  const keys = !isLong && points.every((name) => KEY.test(name)); // "Siblings: 0 – 12 kids, 1 – 25"
  const keyed = keys ? head || (chartName(parted.title) === series ? series : "") : "";
  const who = askedOf(scan.text, points);
  const question =
    questionIn(scan.text, Math.min(...reading.figures.map(({ start }) => start))) ||
    statementIn(scan.text, head, points);
  const heads = severalHeads(scan, reading);
  const long =
    question ||
    heads ||
    keyed ||
    (named === "Me" ? done || named : named) ||
    brief ||
    head ||
    counted ||
    deed ||
    told ||
    joined ||
    done ||
    chartName(before) ||
    (saysNothing(who) ? "" : who) ||
    ownedBy(scan.text, points) ||
    row;
  const title = sumless(long, input) || did || row;
  const corner = cornerUnit(scan, reading);
  // the unit alone says nothing that the values do not say
  const per = all.length === 1 && (unit !== null || head === "") ? perOf(title, amount) : "";
  const below = (title === head && parted.below !== unit?.symbol ? chartName(parted.below) : "") || per;
  const said = head && title !== head && (named || brief) ? restOf(title, held ? head : parted.title) : null;
  const subtitle = [below, said, question && counted].find((words) => words && !repeats(question, words));
  const isPlain = unit?.symbol !== "%" || subject.opens; // "40% of Americans own a dog": no measure
  const shownBy = sumless(heads || named || counted || brief || head || deed || (isPlain ? told : ""), input);
  return {
    title: fitted((title.replace(LONE_QUOTE, "$1") || "Values") + (corner ? ` (${corner})` : ""), MAX_TITLE_LENGTH),
    subtitle: subtitle ? fitted(subtitle, 80) : null,
    unit: shown,
    measure: (question && repeats(question, shownBy) ? question : shownBy).replace(LONE_QUOTE, "$1") || UNNAMED_SERIES,
  };
}
