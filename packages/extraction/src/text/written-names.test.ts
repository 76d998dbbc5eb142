import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { writtenNames } from "./written-names.ts";

test.each([
  ["main.js 120 KB, vendor.js 340 KB, styles.css 45 KB", "Main.js 120 · Vendor.js 340 · Styles.css 45"],
  ["Coverage: app.py 82%, db.py 64%, README.md 0%", "App.py 82 · Db.py 64 · README.md 0"],
  ["EUR/USD 1.08, GBP/USD 1.27 and USD/JPY 155", "EUR/USD 1.08 · GBP/USD 1.27 · USD/JPY 155"],
])("%s", (text, line) => expect(readLine(text)).toContain(line));

test("one money told in another is in none", () => expect(readUnit("USD/EUR 0.92, USD/GBP 0.78")).toBeNull());

test.each(["node.js apps 12, vue.js apps 9", "USD 1.08, EUR 0.97", "Yes/no 12, IOS/ANDROID 9", "TIE/WIN 4, SAD/SKY 3"])(
  "%s: as it is told",
  (text) => expect(writtenNames(text)).toBeNull(),
);
