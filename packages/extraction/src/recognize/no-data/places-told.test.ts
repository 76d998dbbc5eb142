import { expect, test } from "vitest";
import { readLine } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each([
  "Genesis 1:1 and Exodus 20:3",
  "52.5200 N, 13.4050 E",
  "The odds are 3 to 1 against",
  "Doors open at 7, support at 8, main act at 9",
  "Mon-Fri 9 to 5, Sat 10 to 2",
  "Fixed bug 1123 and bug 1140",
  "Serves 4 to 6 people",
  "Ages 3 and up, 2 to 4 players",
])("nothing to chart: %s", (text) => expect(extract(text).ok).toBe(false));

test.each([
  ["Chrome leads at 61, Safari at 24, Edge at 9", "Chrome 61 · Safari 24 · Edge 9"],
  ["Tickets: adults at 12, kids at 7", "Adults 12 · Kids 7"],
  ["5 to 10 people came to yoga, 20 to 30 to pilates", "Yoga 7.5 · Pilates 25"],
  ["Ages 18 to 24 40%, ages 25 to 34 50%", "18 to 24 40 · 25 to 34 50"],
  [
    "Windows build 1,930 downloads, Mac build 2,415, Linux build 388",
    "Windows build 1930 · Mac build 2415 · Linux build 388",
  ],
  ["Me v Dad at darts: Mon 3-1, Tue 2-2, Thu 5-0", "[Me / Dad] Mon 3/1 · Tue 2/2 · Thu 5/0"],
  ["Ann v Bob, tennis: Mon 6-3, Wed 2-6, Fri 7-5", "[Ann / Bob] Mon 6/3 · Wed 2/6 · Fri 7/5"],
  ["Guests: Mon 5 to 9, Tue 6 to 10", "Mon 7 · Tue 8"],
  ["John 3, Mary 5, Bo 7", "John 3 · Mary 5 · Bo 7"],
])("leaves alone: %s", (text, line) => expect(readLine(text)).toBe(line));
