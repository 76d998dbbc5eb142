/** Title, subtitle and unit of a chart, in the text's own words. */
import { type Axis, MAX_TITLE_LENGTH, UNNAMED_SERIES } from "@charticle/contract";
import { NAMELESS } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import type { Reading } from "../read/reading.ts";
import type { Mention, Unit } from "../recognize/mention.ts";
import { perThing } from "../text/per-text.ts";
import type { Scan } from "../text/scan.ts";
import { capitalised, chartName, fitted, titled } from "./name.ts";
import { subjectOf } from "./subject.ts";
import { amountTold } from "./told-amount.ts";
import { deedTold } from "./told-deed.ts";
import { headTold, isNominal, isSentence, LONG_HEAD, MAGNITUDE } from "./told-head.ts";
import { askedOf, ownedBy, partedIn, subjectBefore } from "./told-subject.ts";

type Input = { scan: Scan; reading: Reading; mentions: readonly Mention[]; unit: Unit | null; axis: Axis };
export type Title = { title: string; subtitle: string | null; unit: string | null; measure: string };

/** What the text says ahead of a place, up to a colon or sentence end. */
const headAt = perThing(({ text }, first: number): string => {
  const lead = text.slice(0, first);
  const colon = Math.max(
    [...lead.matchAll(/:(?=\s|$)/gu)].at(-1)?.index ?? -1, // catches ": ", not the colon of "8:45"
    lead.lastIndexOf("\n"),
    lead.lastIndexOf(" – "),
    lead.lastIndexOf(" — "),
    lead.lastIndexOf("?"),
  );
  if (colon > 2)
    return (
      lead
        .slice(0, colon)
        .split(/[.!?](?!\d)|\n/u)
        .findLast((part) => part.trim().length > 2) ?? ""
    ); // catches a sentence end, not "," or the point of "v3.0"
  return "";
});

/** What the text says ahead of its first figure and first name. */
function heading({ scan, reading }: Input): string {
  const marks = reading.points.flatMap(({ axis }) => axis?.start ?? []);
  const starts = [
    ...reading.figures.map(({ start }) => start),
    ...(reading.used ?? []).map(([start]) => start),
    ...marks,
  ];
  if (marks.includes(0)) return ""; // "Ages 18 to 24: 20%"
  return headAt(scan, Math.min(...starts.filter((start) => start > 0), scan.text.length));
}

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

const DOING = /\b(I|[Ww]e) (\p{Ll}{2,})(?= (?:about |over |around |only |just )?[$€£¥]?\d(?!\d?[-–]\d))/u; // catches "We raised $5,000", not "We, 12 of us", "we have had" or "we lost 3-1"

/** "We raised $5,000 in 2020" → "How much we raised": of figures that no word names but what was done. */
function doneBy(text: string, points: readonly string[], isMany: boolean): string {
  const [, who = "", verb = ""] = DOING.exec(text) ?? [];
  const named = points.some((name) => name.toLowerCase().includes(verb)); // "we won 12, lost 5"
  return verbSense(verb) === "verb" && !NAMELESS.has(verb) && !named
    ? `How ${isMany ? "many" : "much"} ${who === "I" ? who : "we"} ${verb}`
    : "";
}

/** What marks are given on names nothing that is shown: catches "On a scale of 1-10", not "Out of town" */
const SCALE = /^(?:on a scale\b|out of (?:\d|five\b|ten\b))/i;

/** Opens a message and says nothing of what is shown: catches "Here you go" and "Quick update", not "Update on sales" */
const FILLER =
  /^(?:fyi|(?:quick |an? )?update|see below|ok so|here (?:you go|it is|they are)|(?:here(?:['’]s| is| are) )?(?:the |my |our |some )?(?:data|numbers|figures|results|stats)|hi(?: all| everyone| team)?|hello(?: all)?)$/iu;

const ASIDE = /\s*\([^)]*\)/gu; // catches " (million km²)", not "a)"

/** Whether what stands ahead holds all names; the heads of a table's columns in any case, and without what they are told in. */
const areHeld = (names: readonly string[], lead: string, isTable: boolean): boolean =>
  names.every((name) =>
    isTable ? lead.toLowerCase().includes(name.replace(ASIDE, "").toLowerCase()) : name && lead.includes(name),
  );

const ASKED = /^Q: */u; // catches the "Q: " of "Q: How do you commute?", not "Q1: "

const CAPTION = /^\s*([^\d|;,\t\n]+?)[:.\s]*\n/u; // catches "Weather in Oslo:" above a table, not "Month | Rain"

/** What stands above the line that names a table's columns. */
const captionOf = (text: string): string => chartName(CAPTION.exec(text)?.[1] ?? "");

const OPENS_PLACE = /^(?:at|in|on|of|by|from|for) /iu; // catches "On the map the path climbs", not "Online sales"

const WORD = /^\p{Ll}{3,}/u; // catches "hours a day", not "t a day"

export function titleOf(input: Input): Title {
  const { scan, reading, mentions, unit } = input;
  const points = reading.points.map(({ name }) => chartName(name));
  const all = reading.series.map(chartName);
  const raw = heading(input).replace(ASIDE, "").replace(ASKED, "").trim();
  const lead = chartName(raw);
  const isTable = reading.shape === "table";
  const scaled = MAGNITUDE.test(lead) && !MAGNITUDE.test(all.join(" "));
  const held =
    !scaled && [isTable || all.length > 1 ? all : [""], points].some((names) => areHeld(names, lead, isTable)); // "City,2010,2020"
  const above = held && isTable ? captionOf(scan.text) : "";
  const parted = headTold(raw);
  const opener = held ? above : chartName(parted.title);
  const head = SCALE.test(opener) || FILLER.test(opener) || [...points, ...all].includes(opener) ? "" : opener; // "Graphics: 9, Sound: 8"
  const series = all.length === 1 ? (all[0] ?? "") : "";
  const asked = reading.shape === "timeline" || series === "Me" || series === "";
  const timed = reading.shape === "timeline";
  const subject = asked ? subjectOf(scan, mentions, reading) : { words: "", ahead: false, opens: false };
  const amount = amountTold(scan, mentions, reading);
  const isAmount = amount.title !== "" && (timed ? amount.done : !subject.ahead); // "spend 3 hours a day on my phone"
  const told = chartName((series === "" && partedIn(scan.text)) || (asked && isAmount ? amount.title : subject.words));
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
  const whole = holds ? head : told; // "Gross margin", not its margin alone
  const named = told && (reading.shape === "timeline" || series === "Me") ? whole + scale : series;
  const measure = reading.measure ? chartName(reading.measure) : "";
  const counted = points.includes(measure) ? "" : measure; // "5 engineers, 3 designers": the first is no unit of the second
  const shown = unit?.symbol ?? (counted ? (reading.measure ?? null) : null);
  const joined = all.length > 1 ? joinedNames(all, scan.text) : "";
  const isLong = head.length > LONG_HEAD || isSentence(head);
  const brief = head && isLong && !MAGNITUDE.test(head) && !(holds && told) ? counted || told : "";
  const isCounted = reading.figures.every((figure) => !figure.unit && Number.isInteger(figure.value)); // "We planted 300 oaks"
  const did = doneBy(scan.text, points, isCounted);
  const done = did && amount.purpose ? `${did} on ${amount.purpose}` : did; // "How much we spent on ads"
  const before = subjectBefore(scan.text, points);
  const row = joinedNames(titled(points, scan.text), scan.text);
  const deed = all.length === 1 ? chartName(deedTold(scan, mentions, reading)) : "";
  const title =
    (named === "Me" ? done || named : named) ||
    brief ||
    head ||
    counted ||
    deed ||
    told ||
    joined ||
    done ||
    chartName(before) ||
    askedOf(scan.text, points) ||
    ownedBy(scan.text, points) ||
    row;
  // the unit alone says nothing that the values do not say
  const isNew =
    all.length === 1 &&
    amount.below !== "" &&
    (unit !== null || head === "") &&
    !title.toLowerCase().includes(amount.below.toLowerCase());
  const per = isNew ? amount.below.replace(WORD, capitalised) : "";
  const below = (title === head && parted.below !== unit?.symbol ? chartName(parted.below) : "") || per;
  const long = held ? head : capitalised(parted.title);
  const rest = long.startsWith(`${title}, `) ? capitalised(long.slice(title.length + 2)) : long;
  const subtitle = below || (head && title !== head && (named || brief) ? rest : null);
  const isPlain = unit?.symbol !== "%" || subject.opens; // "40% of Americans own a dog": no measure
  return {
    title: fitted(title || "Values", MAX_TITLE_LENGTH),
    subtitle: subtitle ? fitted(subtitle, 80) : null,
    unit: shown,
    measure: named || counted || brief || head || deed || (isPlain ? told : "") || UNNAMED_SERIES,
  };
}
