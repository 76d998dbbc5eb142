/**
 * Hours, minutes and seconds in letters: "won in 76h 00m 32s", "3h12m10s", "3h12'10"" → "4560.533 min", "3 hours 12 minutes and 10 seconds", one time. Not "3h 12m", nor "3h 12m
 * 10 s later".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const TIME =
  /(?<![\p{L}\d.,])(\d{1,3}) ?(?:h|hrs?|hours?)[,:]? ?([0-5]?\d) ?(?:m|mins?|minutes?|['′’])[,:]? ?(?:and )?([0-5]?\d(?:\.\d+)?) ?(?:s(?:ecs?|econds?)?(?!\p{L})|["″”]|['’]{2})/giu; // catches "76h 00m 32s" and "3h12'10"", not "3h 12m"

/** From so many hours on they are no race's that is read as it stands. */
const LONG = 10;
const DIGITS = 9;

function told(hours: number, minutes: number, seconds: number): string {
  if (hours < LONG) return `${hours} hours ${minutes} minutes and ${seconds} seconds`;
  return `${Number((hours * 60 + minutes + seconds / 60).toPrecision(DIGITS))} min`;
}

/** Null where none is told. */
export const threePartTimes = (text: string): Squeezed | null =>
  without(text, TIME, (_, __, [hours, minutes, seconds]) => told(Number(hours), Number(minutes), Number(seconds)));
