import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { spanCells } from "./span-cells.ts";

test.each([
  ["Day\tSleep\nMon\t7h30\nTue\t6h45\nWed\t8h", "Mon 450 · Tue 405 · Wed 480"],
  ["Day\tSleep\nMon\t7:30\nTue\t6:45\nWed\t8:10", "Mon 450 · Tue 405 · Wed 490"],
  ["Runner\t5k\t10k\nAnn\t24:15\t51:30\nBen\t22:06\t47:15", "[5k / 10k] Ann 24.25/51.5 · Ben 22.1/47.25"],
  ["Page,Views,Avg time\nHome,1200,0:45\nBlog,800,2:15", "[Views / Avg time] Home 1200/0.75 · Blog 800/2.25"],
  ["Name | Time\nAnn | 1h 20m\nBen | 2h\nCy | 45m", "Ann 80 · Ben 120 · Cy 45"],
  ["Song;Length\nHello;4:54\nHalo;4:21", "Hello 4.9 · Halo 4.35"],
  ["OS split -> iOS 45 / Android 52 / other 3", "IOS 45 · Android 52 · Other 3"],
  ["PlayStation 45, Xbox 30, Switch 25", "PlayStation 45 · Xbox 30 · Switch 25"],
  ["Eng 40>45, Sales 32>30", "[Eng / Sales] Before 40/32 · After 45/30"],
  ["12 north\n15 south\n9 east\nsales in £k", "North 12000 · South 15000 · East 9000"],
])("%s", (text, line) => expect(readLine(text).toLowerCase()).toBe(line.toLowerCase()));

test.each([
  "Day,Start,End\nMon,9:00,17:00",
  "Bus,Departs\n1,9:15\n2,9:45",
  "Name,When\nAnn,9:30\nBen,9:45",
  "Ann 24:10, Ben 22:05",
])("holds no spans: %s", (text) => expect(spanCells(text)).toBeNull());

test.each(["We sell iPhone 15, Pixel 8 and 3 tablets", "iPhone 15, Pixel 8, Galaxy 24"])(
  "%s: models are no figures",
  (text) => expect(readLine(text)).toMatch(/^[a-z-]+$/u), // catches "unclear", not "IPhone 15"
);
