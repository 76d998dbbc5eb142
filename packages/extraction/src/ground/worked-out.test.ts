import { describe, expect, test } from "vitest";
import { chartOf, left, rowsOf } from "./answers.fixture.ts";
import { ground } from "./ground.ts";

describe("what a text tells through others", () => {
  test.each<[how: string, text: string, rows: string]>([
    ["8 plus 1", "Ana baked 24 muffins, Ben a third of that, and Cleo one more than Ben.", "Ana 24, Ben 8, Cleo 9"],
    [
      "380000 plus 60000",
      "It was £400,000 in 2019. It lost 5% in 2020 and regained £60,000 in 2023.",
      "2019 400000, 2020 380000, 2023 440000",
    ],
    [
      "144 less 12",
      "Pressure: 162 before the pills, down 18 after a week, down another 12 after a month.",
      "Before 162, Week 144, Month 132",
    ],
    ["300 less 80", "Savings: £300 in May, minus £80 in June, plus £150 in July.", "May 300, June 220, July 370"],
    ["18 is 2 times it", "Maya read 18 books, twice as many as her brother Leo.", "Maya 18, Leo 9"],
    ["12 is plus 5 it", "Barnet's 12 kitchens are 5 more than Harrow has.", "Barnet 12, Harrow 7"],
    ["0.1 times 1200", "Cost: my bike 1,200 euros, my dad's was a tenth of mine.", "My bike 1200, Dad's 120"],
    [
      "the sum of 30 and 45",
      "Pepe gave €30 and Lucía €45. Javi gave as much as the two of them together.",
      "Pepe 30, Lucía 45, Javi 75",
    ],
    [
      "the sum of 30 and 45",
      "Pepe gave €30 and Lucía €45. Javi put in what the two had, taken together.",
      "Pepe 30, Lucía 45, Javi 75",
    ],
    [
      "midway between 90 and 78",
      "Ana weighs 90 kilos, Ben 78, and Dad is right in the middle.",
      "Ana 90, Ben 78, Dad 84",
    ],
    [
      "the total less the other parts",
      "9 altos, 6 tenors, 4 basses; add the sopranos and you get to 31.",
      "Altos 9, Tenors 6, Basses 4, Sopranos 12",
    ],
    [
      "plus 50 each time",
      "Level 1 needs 100 XP and every level after that 50 more, up to level 4.",
      "Level 1 100, Level 2 150, Level 3 200, Level 4 250",
    ],
  ])("%s", (how, text, rows) => {
    const { chart, dropped } = ground(chartOf(rowsOf(rows)), text);
    expect(dropped).toEqual([]);
    expect(chart?.grounding.flat().map((cell) => cell?.how)).toContain(how);
  });

  test.each<[why: string, text: string, rows: string, gone: string]>([
    ["an amount that is no change", "Ana baked 24 muffins, Ben 8 and Cleo one.", "Ana 24, Ben 8, Cleo 9", "Cleo 9"],
    [
      "what is a name of the answer",
      "Ice: nine tenths below water, one tenth above",
      "Below 90, Above 100",
      "Above 100",
    ],
    [
      "a speed in the unit of a length",
      "Tuesday: gusts of 121 km/h and 6 m of surge. Thursday: 98 km/h and 4 m. Sunday: 142 km/h and 9 m.",
      "Tuesday 121, Thursday 98000, Sunday 142",
      "Thursday 98000",
    ],
    [
      "a length in a unit that nobody tells it in",
      "Monday 121 km and 64 mm of rain, Thursday 98 km and 88 mm.",
      "Monday 121, Thursday 98000000",
      "Thursday 98000000",
    ],
    [
      "a share of a count among heights",
      "Kilimanjaro: 5,895 m, 35,000 climbers, 65% get up. Mont Blanc: 4,806 m, 20,000, 50%.",
      "Kilimanjaro 5895, Mont Blanc 10000",
      "Mont Blanc 10000",
    ],
    [
      "half as much where a quarter is no time",
      "My yard is half gravel and a quarter herbs, the remaining bit being slugs with a shed on top",
      "Herbs 25, Slugs 12.5",
      "Slugs 12.5",
    ],
    ["the wrong way", "Pressure: 162 before the pills, down 18 after a week.", "Before 162, Week 180", "Week 180"],
    [
      "what another figure of the answer is",
      "Tea 300, cakes 120 and lamps plus batteries 40.",
      "Tea 300, Cakes 160, Lamps plus batteries 40",
      "Cakes 160",
    ],
    ["a multiple of what nobody compares", "Maya read 18 books, Leo a few.", "Maya 18, Leo 9", "Leo 9"],
    [
      "a half that is part of a count",
      "Forty on Monday, thirty on Tuesday, half-dozen on Friday.",
      "Monday 40, Tuesday 30, Friday 60",
      "Friday 60",
    ],
    [
      "a sum that is none",
      "Pepe gave €30 and Lucía €45. Javi gave as much as the two of them together.",
      "Pepe 30, Lucía 45, Javi 80",
      "Javi 80",
    ],
    [
      "a sum with another's name",
      "Pepe gave €30 and Lucía €45. Javi gave as much as the two of them together.",
      "Pepe 75, Lucía 45, Javi 30",
      "Pepe 75",
    ],
    [
      "a rate that is said once",
      "100 in 2020, 20% more in 2021, and 150 in 2022.",
      "2020 100, 2021 120, 2022 144",
      "2022 144",
    ],
    ["a rest that is another", "Of our 96 wells 61 grew and 9 failed.", "Grew 61, Failed 9, Wells 30", "Wells 30"],
    [
      "what bounds another number",
      "40 percent want less than two hours of homework for juniors, 30 percent want less than four hours for seniors.",
      "Juniors 40, Seniors 32",
      "Seniors 32",
    ],
    [
      "what is told of a figure further off",
      "Year 1 brought 200. Year 2 was 300. Year 3 was 60 lower than year 2.",
      "Year 1 200, Year 2 300, Year 3 260",
      "Year 3 260",
    ],
  ])("not %s", (_, text, rows, gone) => {
    expect(left(text, rowsOf(rows))).not.toContain(gone);
  });
});
