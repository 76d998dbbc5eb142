/** How far counted places lie apart, and times of day counted off from a first one: "every half hour from 5 pm" → 5 pm, 5:30 pm, 6 pm. */
import { wordNumbers } from "../../lexicon/closed-class.ts";
import { smallNumber } from "../../recognize/numbers/small-number.ts";

const INTERVAL = /\bevery (half|quarter|[\w-]+)?[ -]?(?:an |of an )?(hour|minute|min|hr|h)s?\b|\b(half-?hourly)\b/iu; // catches "every half hour", "every 3 h", not "every day"

/** Hours from one time to the next; one where the text says nothing. */
export function hoursApart(text: string): number {
  const [, count = "", unit = "", half] = INTERVAL.exec(text) ?? [];
  if (half) return 0.5;
  const lower = count.toLowerCase();
  const many = lower === "half" ? 0.5 : lower === "quarter" ? 0.25 : (smallNumber(lower) ?? (Number(lower) || 1));
  return unit.toLowerCase().startsWith("m") ? many / 60 : many;
}

// catches "every five years" and "by decade", not "every year" and "2010s by decade"
const EVERY = /\bevery (\w+) (?:year|month|week|day|quarter)s?\b|^(?!.*\d0s).*\bby (decade)\b/is;
const APART = wordNumbers({ 2: "other second", 3: "third", 10: "decade" });

/** "Counted every other year": how many steps a place lies from the one before. */
export function stepsApart(text: string): number {
  const [, each, decade = ""] = EVERY.exec(text) ?? [];
  const word = (each ?? decade).toLowerCase();
  return APART.get(word) ?? smallNumber(word) ?? (Number(word) || 1);
}

const HALVES = /^(\d{1,2})(?:[:.]\d\d)?(\s?)([ap])(\.?)m\b/iu; // catches "5 pm", "5:30pm", not "17:00"

/** A time of day written as the first one is: "5:30 pm" beside "5 pm", "09:05" beside "09:00". */
export function clockName(order: number, model: string): string {
  const minutes = Math.round(order * 60) % (24 * 60);
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, "0");
  const [match, , blank = "", letter = "", point = ""] = HALVES.exec(model) ?? [];
  if (match === undefined) return `${model.startsWith("0") ? String(hour).padStart(2, "0") : hour}:${rest}`;
  const half = hour < 12 ? "a" : "p";
  const sign = letter === letter.toUpperCase() ? `${half.toUpperCase()}${point}M` : `${half}${point}m`;
  return `${hour % 12 || 12}${rest === "00" ? "" : `:${rest}`}${blank}${sign}${point}`;
}
