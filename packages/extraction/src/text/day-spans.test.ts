/** Days or months of which one figure is told. */
import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { daySpans } from "./day-spans.ts";

test.each([
  ["mon to fri 8 hrs, sat 4 hrs", "mon-fri 8 hrs, sat 4 hrs"],
  ["Jan to Mar: 12, Apr to Jun: 15", "Jan-Mar: 12, Apr-Jun: 15"],
])("a span: %s", (text, told) => expect(daySpans(text)?.text).toBe(told));

test.each(["from mon to fri 8, then 12", "sales rose jan to mar 12, 15", "mon to fri", "9 to 5, mon 8"])(
  "left: %s",
  (text) => expect(daySpans(text)).toBeNull(),
);

test("it is one name", () => expect(readLine("mon to fri 8 hrs, sat 4 hrs")).toBe("Mon-fri 8 · Sat 4"));
