import fc from "fast-check";
import { expect, test } from "vitest";
import { segmentAt, segmentsOf, type TextMark } from "./text-segments.ts";

const mark = (start: number, end: number, kind = "figure", data: TextMark["data"] = []): TextMark => ({
  start,
  end,
  kind,
  data,
});

test.each<[string, TextMark[], string[]]>([
  ["Up 5%", [mark(3, 5)], ["Up |", "5%|figure"]],
  ["5% and 7%", [mark(7, 9), mark(0, 2)], ["5%|figure", " and |", "7%|figure"]],
  ["in 2021 to", [mark(3, 7, "date")], ["in |", "2021|date", " to|"]],
  ["no figures", [], ["no figures|"]],
  ["beyond 5", [mark(7, 20)], ["beyond 5|"]],
  ["empty mark", [mark(3, 3)], ["empty mark|"]],
  ["$5 to $7", [mark(0, 8, "range"), mark(0, 2, "figure")], ["$5|figure", " to $7|range"]],
  ["😀5", [mark(1, 3)], ["😀5|"]],
])("%s", (text, marks, expected) => {
  const shown = segmentsOf(text, marks).map((segment) => `${segment.text}|${segment.kind ?? ""}`);
  expect(shown).toEqual(expected);
});

test("a figure that two values come from names both, once each", () => {
  const a = { point: 0, series: 0 };
  const b = { point: 1, series: 0 };
  const [segment] = segmentsOf("50%", [mark(0, 3, "value", [a]), mark(0, 3, "value", [b, a])]);
  expect(segment?.data).toEqual([a, b]);
});

test("an empty text has no segments", () => {
  expect(segmentsOf("", [mark(0, 1)])).toEqual([]);
});

test("the segments of any text and marks join to the very text", () => {
  const marks = fc.array(fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: -3, max: 40 })), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 30 }), marks, (text, spans) => {
      const segments = segmentsOf(
        text,
        spans.map(([start, end]) => mark(start, end)),
      );
      expect(segments.map((segment) => segment.text).join("")).toBe(text);
      expect(segments.every((segment) => segment.text.length > 0)).toBe(true);
    }),
  );
});

test.each([
  [3, "5%"],
  [5, "5%"],
  [2, undefined],
  [6, undefined],
])("a caret at %i stands in %s", (offset, expected) => {
  expect(segmentAt(segmentsOf("Up 5% now", [mark(3, 5)]), offset)?.text).toBe(expected);
});
