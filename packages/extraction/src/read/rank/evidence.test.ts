import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

test.each([
  "RFC 2119 defines MUST and SHOULD.",
  "Room 101 is locked, use 103.",
  "Wow, that sunset. Ten out of ten, no notes.",
  "Reminder: MATH 204 midterm in hall B2.",
  "Gate change: LH 482 to Lisbon boards late.",
  "It's a 10 from me.",
])("nothing to chart in %s", (text) => {
  expect(extract(text)).toMatchObject({ ok: false });
});

test.each([
  ["Our bakery sold 340 loaves yesterday.", 340],
  ["The bridge is 312 m long.", 312],
  ["Unemployment: 4.7%", 4.7],
  ["The parish raised €4,200.", 4200],
])("one value in %s", (text, value) => {
  expect(extract(text)).toMatchObject({ ok: true, chart: { points: [{ values: [value] }] } });
});
