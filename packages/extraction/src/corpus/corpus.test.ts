/** The corpus is sound: each line fits the schema, no text stands twice, and the gold states nothing that the text doesn't. */
import { describe, expect, test } from "vitest";
import { CORPUS_FILES, readCorpus } from "../../scripts/read-corpus.ts";
import { acceptedOf, figuresOf } from "./accepted.ts";
import { digitsIn, isSameValue, standsInText } from "./same-value.ts";

const files = CORPUS_FILES.map((file) => ({ file, items: readCorpus(file) }));
const all = files.flatMap(({ items }) => items);

/** Texts of these kinds spell their figures or leave them to be worked out. */
const WORKED_OUT = new Set(["words", "derived"]);
// catches "one honest soul" and "sales flat", not "someone" or "fortune"
const NUMBER_WORD =
  /\b(?:a (?:whole )?(?:euro|pound|dollar|single)|single|lone|another|the other|baseline|not|n[ei]ver|neither|nil|nought|without|empty|free|flat|unchanged|zero|no|none|nobody|nothing|once|twice|doubled?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|half|metre|me|third|quarters?|dozen|tenner|fiver|pair|couple|rest|remain\w*|null|zwei|drei|deux|trois)\b/i;

const NUMBER = /\d+(?:\.\d+)?|\.\d+/g; // catches the two figures of "320,95" in a pasted table, not its comma

/** In digits, times a magnitude or in hundredths (cents of a euro). */
const isWritten = (value: number, text: string): boolean =>
  [value, value * 100].some(
    (figure) =>
      standsInText(figure, text) || [...text.matchAll(NUMBER)].some(([digits]) => standsInText(figure, digits)),
  );

/** The middle of two bounds, as they stand, in thousands, millions or billions. */
const isMidpoint = (value: number, text: string): boolean => {
  const bounds = digitsIn(text);
  return bounds.some((low) =>
    bounds.some(
      (high) => low < high && [1, 1e3, 1e6, 1e9].some((scale) => isSameValue(value, ((low + high) / 2) * scale)),
    ),
  );
};

/** Minutes told in hours, hours in minutes, weeks in days, kilograms in grams. */
const OTHER_UNITS = [60, 1 / 60, 1 / 7, 1000];

const LAP = /(?:(\d+):)?(\d+)[:.](\d\d)/g; // catches "1:19", "9.30" and "1:15:02", not "1:1"
const HOURS = /(\d+) ?hr? ?(\d\d)/g; // catches "5 h 20", "6h10" and "1 hr 15", not "5 h"
const ONE_MORE = /\band an? \p{L}/u; // catches "and a cake topper", not "and another"
const HALVES = /(\d+)½/g; // catches "68½", not "½"
const SPACED_GROUPS = /\d{1,3}(?: \d{3})+(?!\d)/g; // catches "13 955", not "13 9555"

/** The figures of a text whose digits are no plain numbers: seconds of a lap, minutes of hours, halves, groups parted by blanks. */
const readDigits = (text: string): number[] => [
  ...[...text.matchAll(LAP)].map(
    ([, hours = "0", minutes, seconds]) => +hours * 3600 + Number(minutes) * 60 + Number(seconds),
  ),
  ...[...text.matchAll(HOURS)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes)),
  ...[...text.matchAll(HALVES)].map(([, whole]) => Number(whole) + 0.5),
  ...[...text.matchAll(SPACED_GROUPS)].map(([groups]) => Number(groups.replaceAll(" ", ""))),
];

/** Follows from what is stated: a level before a change, the rest of a hundred, a share in percent, the same in another unit. */
function isImplied(value: number, text: string): boolean {
  const stated = digitsIn(text);
  const read = readDigits(text);
  return (
    (value === 1 && ONE_MORE.test(text)) ||
    [value, value * 60].some((one) => read.some((other) => isSameValue(one, other))) ||
    stated.some((one) => stated.some((other) => [1, 100].some((whole) => isSameValue(value, (whole * one) / other)))) ||
    stated.some((one) => [100, ...stated].some((other) => isSameValue(value, Math.abs(other - one)))) ||
    stated.some((one) => stated.some((other) => isSameValue(value, one + other))) ||
    OTHER_UNITS.some((size) => standsInText(value * size, text))
  );
}

describe.each(files.filter(({ items }) => items.length > 0))("corpus file $file", ({ file, items }) => {
  test("ids run from 001 under the name of the file", () => {
    expect(items.map(({ id }) => id)).toEqual(items.map((_, at) => `${file}-${String(at + 1).padStart(3, "0")}`));
  });

  test.each(items.map((item) => [item.id, item] as const))("%s", (_, item) => {
    if (item.kind === "none") {
      expect([item.series, item.points, item.types, item.alternatives]).toEqual([[], [], [], []]);
      return;
    }
    for (const { series, points, types } of acceptedOf(item)) {
      expect(points.length).toBeGreaterThan(0);
      expect(types.length).toBeGreaterThan(0);
      expect(points.map(({ values }) => values.length)).toEqual(points.map(() => series.length));
      expect(series.length === 1 || series.every((names) => names.length > 0)).toBe(true);
      const spelled = WORKED_OUT.has(item.kind) || NUMBER_WORD.test(item.text);
      const strange = figuresOf(points).filter(
        (value) =>
          !spelled && !isWritten(value, item.text) && !isMidpoint(value, item.text) && !isImplied(value, item.text),
      );
      expect(strange).toEqual([]);
    }
  });
});

test("no text stands twice", () => {
  const texts = all.map(({ text }) => text.toLowerCase().replace(/\W+/g, " ").trim());
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
