/**
 * Shares to three places are no thousands: "Year % (estimate) 2017 28.915 2018 31.889" is read with a nought behind each. Only where a head in front
 * of the figures tells percent and none is above 100.
 */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const HEAD = /^[^\d]*(?:%|\bper ?cent\b|\bpercentage\b)[^\d%]{0,60}(?:\d|$)/iu; // catches "Year % (estimate) 2", not "Sales 28.915"
const EXACT = /(?<![\d.,])\d{1,2}\.\d{3}(?![\d.,])/gu; // catches "28.915", not "128.915"
const OTHER = /(?<![\d.,])\d{3,}\.\d|\d\.\d{1,2}(?!\d)|\d,\d/u; // catches "128.915", "28.9" and "1,204", not "28.915"
const FEWEST = 2;

/** Null where nothing is told so. */
export const exactShares = (text: string): Squeezed | null =>
  HEAD.test(text) && !OTHER.test(text) && (text.match(EXACT)?.length ?? 0) >= FEWEST
    ? without(text, EXACT, (found) => `${found}0`)
    : null;
