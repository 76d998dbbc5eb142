/** Names and their order: what stands for a figure, and where it belongs on an axis. */
import { describe, expect, test } from "vitest";
import { composeChart } from "../compose/compose-chart.ts";
import { recognize } from "../recognize/recognize.ts";
import { scanText } from "../text/scan.ts";
import { readAll } from "./read.ts";

/** "Berlin 12 · Lisbon 7"; several series as "[A / B] x 1/2"; one line for each reading that is offered. */
function readings(text: string): string[] {
  const scan = scanText(text);
  const mentions = recognize(scan);
  return readAll(scan, mentions).map((ranked) => {
    const { series, points } = composeChart({ scan, mentions, ranked });
    const lead = series.length > 1 ? `[${series.map(({ name }) => name).join(" / ")}] ` : "";
    return (
      lead + points.map(({ name, values }) => `${name} ${values.map((value) => value ?? "–").join("/")}`).join(" · ")
    );
  });
}

const offered: Record<string, readonly (readonly [string, string])[]> = {
  "marks that come round again keep the shorter way": [
    [
      "Rain peaked at 90 mm in October; it was 20 in July, 35 in August and 60 in September.",
      "July 20 · August 35 · September 60 · October 90",
    ],
    ["Orders: 14 in November, 30 in December, 9 in January.", "November 14 · December 30 · January 9"],
    ["Guests at 9pm: 40, at 11pm: 95, at midnight: 60", "9pm 40 · 11pm 95 · Midnight 60"],
    [
      "Rent is €900 today, it was €850 in autumn, and three years ago we paid €700.",
      "Three years ago 700 · Autumn 850 · Today 900",
    ],
  ],
  "capitals that are no pronoun": [
    ["Visitors from the US, the UK and Canada numbered 310, 120 and 80.", "US 310 · UK 120 · Canada 80"],
    ["Brands tested: B lasted 31 hours, C 28 and A lasted 22.", "B 31 · C 28 · A 22"],
  ],
  "times told from another": [
    [
      "Bread: flour €1.2m this year and €1.4m next, yeast €300k and €350k, salt €90k and €80k.",
      "[Flour / Yeast / Salt] This year 1200000/300000/90000 · Next year 1400000/350000/80000",
    ],
    [
      "Sales in week 12 were 340, compared with 310 the week before and 290 in week 10.",
      "Week 10 290 · Week 11 310 · Week 12 340",
    ],
    [
      "An hour after the storm 410 homes were dark; after two hours 260, after five 90.",
      "1 hour 410 · 2 hours 260 · 5 hours 90",
    ],
    [
      "Stock by shelf (2021, then 2023): tea 40, 55; coffee 30, 22; cocoa 8, 12.",
      "[Tea / Coffee / Cocoa] 2021 40/30/8 · 2023 55/22/12",
    ],
  ],
  "ages as names": [
    ["Daily use: 71% of 16-24s, 48% of 25-44s and 19% of 45-64s.", "16-24s 71 · 25-44s 48 · 45-64s 19"],
    [
      "Steps today: my 9-year-old 14,200, my 12-year-old 9,800, me 6,100.",
      "9-year-old 14200 · 12-year-old 9800 · Me 6100",
    ],
  ],
};

for (const [rule, rows] of Object.entries(offered))
  describe(rule, () => {
    test.each(rows)("%s", (text, expected) => expect(readings(text)).toContain(expected));
  });
