/**
 * What people at work type in forms of their own, told in the usual one: funnels ("Leads 420 → MQL 180 → SQL 75"), years that are
 * actual or expected ("2023A 14, 2024E 16"), changes with what they are held against ("12% YoY"), minutes beside seconds
 * ("4m 10s, 11m"). Places go back to the text as typed.
 */
import { matches, matchIn } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const ARROW = / *(?:→|⇒|➡\uFE0F?|➜|[-=–]{1,2}>|>{1,2}|»|\|>) */gu; // catches " → " and "->", not "-"
const STAGE = /^\p{L}[^\d:,;()[\]]*?[: ] ?[$€£]?\d[\d.,]*(?:[kKmM]|%)?(?: \([^()]*\))?[.!]?$/u; // catches "MQL 180", not "120" or "Q1 12"
const HEAD = /^\p{L}[^\d:,;()[\]]*$/u; // catches "Pipeline", not "Leads 420"
const FEWEST = 3;

/** Stages of a funnel are items of a list, what stands in front of the first its heading. */
function stages(text: string): Squeezed | null {
  const parts = text.trim().split(ARROW);
  const [first = "", ...others] = parts;
  const headed = HEAD.test(first);
  if ((headed ? others : parts).length < FEWEST || !(headed ? others : parts).every((part) => STAGE.test(part)))
    return null;
  const at = text.search(ARROW);
  return without(text, ARROW, (_, place) => (headed && place === at ? ": " : ", "));
}

const YEARS = /(?<![\p{L}\d])(?:19|20)\d\d[AEFBP](?!\p{L})/gu; // catches "2023A", not "2023" or "FY23A"
const KIND = /(?<=(?<![\p{L}\d])(?:19|20)\d\d)[AEFBP](?!\p{L})/gu; // catches the "A" of "2023A", not of "23A"

const AGAINST = /(?<=\d ?%) (?:YoY|QoQ|MoM|WoW|DoD|y[/-]y|q[/-]q|m[/-]m)(?![\p{L}\d])/giu; // catches " YoY" behind "12%", not "YoY: 12%"

const SECONDS = /(?<![\d.,])\d{1,3}m ?[0-5]?\ds(?!\p{L})/u; // catches "4m 10s", not "4m 10"
const HOURS = /(?<![\p{L}\d.,])\d{1,3}(?:\.\d)?h(?![\p{L}\d])/u; // catches "5h", not "5 hotels"
const MINUTES = /(?<=(?<![\d.,]|\dh ?)\d{1,3})m(?![\p{L}\d]| ?\d\d?s(?!\p{L}))/gu; // catches the "m" of "11m", not of "4m 10s" or "2h 45m"
const OF_SECONDS = /(?<=(?<![\d.,])\d{1,3})m ?(?=[0-5]?\ds(?!\p{L}))/gu; // catches the "m " of "4m 10s", not of "11m"

const COUNTED = /[,;:\n] ?\p{L}+:? [$€£]?\d/gu; // catches ", fin 6", not "fin 6"
const IT = /(?<=[,;:\n] ?)it(?=:? [$€£]?\d[\d.,]*[%kKmM]?(?:[,;\n]|$))/gu; // catches the "it" of ", it 11, legal 2", not of "it 11 times"

const DAYS = /(?<=(?<![\p{L}\d.,$€£/-])\d{1,4}(?:\.\d)?) ?d(?![\p{L}\d'’-])/gu; // catches the "d" of "48d", not of "3D" or "2d6"
const OTHER_LETTERS = /\d ?[wlsph](?!\p{L})/u; // catches the "5w" of "5w 3d 2l" and the "4s" of "4s 6d", not "5 weeks"

const SIZES = /(?:^|(?<=[,;\n:] ?))\d{1,3} (\p{L}{2,}?)s?(?::| [-–=])(?= ?[$€£]\d)/gu; // catches "2 beds:" in front of "£285k", not "beds: £5"
const SIZE_MARK = /(?<=(?:^|[,;\n:] ?)\d{1,3} \p{L}{2,})(?::| [-–=])(?= ?[$€£]\d)/gu; // catches the ":" of "2 beds: £285k", not of "beds: £285k"

const MONEY_HEAD = /(?<=^\p{L}[\p{L} ]{2,40} )(?:in )?[$€£]\s?(?:k|mn?|bn)?(?= \p{L})/giu; // catches the "in £k" of "Sales in £k North 12", not "£5k"
const MONEY = /[$€£]/gu; // catches "£", not "k"

const HALF_DAYS = /(?<=(?:^|[.\n] ?)\p{L}[\p{L} ]{2,40})(?<!\b(?:at|from|by|the)) (?=am:? \d{1,6}[,;]? pm:? \d)/giu; // catches the blank of "footfall am 212, pm 187", not of "at 6 am 12"

const SAMPLE = /(?<=\p{L} )n ?= ?\d[\d,]*(?= ?[:–—-])/giu; // catches the "n=112" of "Team survey n=112:", not of "(n=112)"

const ORDERED = /(?<=(?:^|[,;\n]) ?)\d+ ?[x×] ?(?=\p{L}[^\d,;\n]*[$€£]\d)/gu; // catches the "2x " of "2x coffee £6", not of "2x coffee, 3x tea"

const SLASHES = / \/ /gu; // catches " / ", not "8/10"
const DIGIT = /\d/u; // catches "Ann / 120", not "Rep / calls"

/** Lines whose cells stand between slashes, under a line of heads. */
function slashCells(text: string): Squeezed | null {
  const lines = text.trim().split("\n");
  const [head = "", ...rows] = lines;
  const width = head.match(SLASHES)?.length ?? 0;
  const even = width > 0 && lines.every((line) => line.match(SLASHES)?.length === width);
  return even && rows.length > 1 && !text.includes(":") && !DIGIT.test(head) && rows.every((row) => DIGIT.test(row))
    ? without(text, SLASHES, () => " | ")
    : null;
}

const PART =
  /(?<=^(\d+)) of (?:our |the )?(\d+) \p{L}+s(?= (?!(?:\p{L}+(?:ed|ing)|done|sold|won|lost|paid|sent|met|kept|gone|built|hit)\b)\p{L}+[,;])/u; // catches " of 15 KPIs" behind "12" and in front of "green,", not of "passed,"
const COUNT = /(?<=[,;] ?(?:and )?)\d+(?= \p{L}+)/gu; // catches the "2" of ", 2 amber", not of "2 of"

/** "12 of 15 KPIs green, 2 amber, 1 red": what all of them are is no part of the first name. */
function partOfSum(text: string): Squeezed | null {
  const [, first, whole] = matchIn(text, PART) ?? [];
  const sum = (text.match(COUNT) ?? []).reduce((all, count) => all + Number(count), Number(first));
  return first !== undefined && sum === Number(whole) ? without(text, PART) : null;
}

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => (/[→⇒➡➜>»]/u.test(text) ? stages(text) : null),
  (text) => ((text.match(YEARS)?.length ?? 0) > 1 ? without(text, KIND) : null),
  (text) => {
    const told = new Set(text.match(AGAINST)?.map((word) => word.toLowerCase()));
    return told.size === 1 ? without(text, AGAINST) : null; // not "18% YoY, 4% QoQ"
  },
  (text) =>
    (text.match(DAYS)?.length ?? 0) > 1 && !matches(text, OTHER_LETTERS) ? without(text, DAYS, () => " days") : null,
  (text) => (text.includes("=") ? without(text, SAMPLE, (found) => `(${found})`) : null),
  (text) =>
    text.match(MONEY)?.length === 1 ? without(text, MONEY_HEAD, (found) => `(${found.replace(/^in /iu, "")}):`) : null,
  (text) => without(text, HALF_DAYS, () => ": "),
  partOfSum,
  (text) => {
    const nouns = [...text.matchAll(SIZES)].map(([, noun]) => noun);
    return nouns.length > 1 && new Set(nouns).size === 1 ? without(text, SIZE_MARK) : null;
  },
  (text) => ((text.match(ORDERED)?.length ?? 0) > 1 ? without(text, ORDERED) : null),
  (text) => (text.includes("\n") ? slashCells(text) : null),
  (text) => ((text.match(COUNTED)?.length ?? 0) >= FEWEST ? without(text, IT, () => "IT") : null),
  (text) =>
    matches(text, SECONDS) || matches(text, HOURS)
      ? changedBy(text, [(now) => without(now, MINUTES, () => "min"), (now) => without(now, OF_SECONDS, () => "min ")])
      : null,
];

/** Null where nothing is typed so. */
export const officeForms = (text: string): Squeezed | null => changedBy(text, STEPS);
