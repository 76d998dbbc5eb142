/**
 * What people at work type in forms of their own, told in the usual one: funnels ("Leads 420 → MQL 180 → SQL 75"), years that are
 * actual or expected ("2023A 14, 2024E 16"), changes with what they are held against ("12% YoY"), minutes beside seconds
 * ("4m 10s, 11m"). Places go back to the text as typed.
 */
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
const MINUTES = /(?<=(?<![\d.,])\d{1,3})m(?![\p{L}\d]| ?\d\d?s(?!\p{L}))/gu; // catches the "m" of "11m", not of "4m 10s"
const OF_SECONDS = /(?<=(?<![\d.,])\d{1,3})m ?(?=[0-5]?\ds(?!\p{L}))/gu; // catches the "m " of "4m 10s", not of "11m"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => (/[→⇒➡➜>»]/u.test(text) ? stages(text) : null),
  (text) => ((text.match(YEARS)?.length ?? 0) > 1 ? without(text, KIND) : null),
  (text) => {
    const told = new Set(text.match(AGAINST)?.map((word) => word.toLowerCase()));
    return told.size === 1 ? without(text, AGAINST) : null; // not "18% YoY, 4% QoQ"
  },
  (text) =>
    SECONDS.test(text)
      ? changedBy(text, [(now) => without(now, MINUTES, () => "min"), (now) => without(now, OF_SECONDS, () => "min ")])
      : null,
];

/** Null where nothing is typed so. */
export const officeForms = (text: string): Squeezed | null => changedBy(text, STEPS);
