import { describe, expect, test } from "vitest";
import { chartOf, type Row } from "./answers.fixture.ts";
import { ground } from "./ground.ts";

describe("what follows from stated values", () => {
  test.each<[how: string, text: string, rows: readonly Row[]]>([
    [
      "100 less the other shares",
      "A 60%, the rest B",
      [
        ["A", 60],
        ["B", 40],
      ],
    ],
    [
      "the total less the other parts",
      "Of 96 wells 61 grew and 9 failed, the others stayed dry.",
      [
        ["Grew", 61],
        ["Failed", 9],
        ["Dry", 26],
      ],
    ],
    [
      "15% of 400",
      "Of 400 seedlings 15% died, and mice ate 40 seedlings.",
      [
        ["Died", 60],
        ["Mice", 40],
      ],
    ],
    [
      "310 of 1240 as a percentage",
      "Cyclists: 310 of 1,240 commuters. Walkers: 20%.",
      [
        ["Cyclists", 25],
        ["Walkers", 20],
      ],
    ],
    [
      "2 times 14",
      "Geese: 14. Swans: twice as many.",
      [
        ["Geese", 14],
        ["Swans", 28],
      ],
    ],
    [
      "0.5 times 95",
      "First run 95 min, third run half the time of the first.",
      [
        ["First run", 95],
        ["Third run", 47.5],
      ],
    ],
    [
      "95 less 15",
      "First run 95 min, second run 15 faster.",
      [
        ["First run", 95],
        ["Second run", 80],
      ],
    ],
    [
      "3 hours in minutes",
      "Before it took 3 hours, now it takes 50 minutes.",
      [
        ["Before", 180],
        ["Now", 50],
      ],
    ],
    [
      "times 2 each time",
      "40 units in week 1, doubled every week up to week 3.",
      [
        ["Week 1", 40],
        ["Week 2", 80],
        ["Week 3", 160],
      ],
    ],
    [
      "plus 20% each time",
      "100 in 2020 and 20% more every year until 2022.",
      [
        ["2020", 100],
        ["2021", 120],
        ["2022", 144],
      ],
    ],
    [
      "plus 50 each time",
      "£900 in 2020, then £50 more each year until 2022.",
      [
        ["2020", 900],
        ["2021", 950],
        ["2022", 1000],
      ],
    ],
    [
      "the sum of the others",
      "In total, tea sold 4 cups and juice 5 cups.",
      [
        ["Tea", 4],
        ["Juice", 5],
        ["Total", 9],
      ],
    ],
    [
      "the difference of the others",
      "Ana got 12, Ben 7: what a gap.",
      [
        ["Ana", 12],
        ["Ben", 7],
        ["Gap", 5],
      ],
    ],
    [
      "the change in percent",
      "Sales grew from 40 in 2020 to 50 in 2021: the growth",
      [
        ["2020", 40],
        ["2021", 50],
        ["Growth", 25],
      ],
    ],
  ])("%s", (how, text, rows) => {
    const { chart, dropped } = ground(chartOf(rows), text);
    expect(dropped).toEqual([]);
    const named = chart?.grounding.flat().flatMap((cell) => (cell?.kind === "implied" ? [cell.how] : []));
    expect(named).toContain(how);
  });

  test.each<[why: string, text: string, rows: readonly Row[]]>([
    [
      "nobody speaks of a rest",
      "A 60%, B more",
      [
        ["A", 60],
        ["B", 40],
      ],
    ],
    [
      "the rest is another",
      "A 60%, the rest B",
      [
        ["A", 60],
        ["B", 45],
      ],
    ],
    [
      "nothing doubles",
      "40 units in week 1, up to week 2.",
      [
        ["Week 1", 40],
        ["Week 2", 80],
      ],
    ],
    [
      "steps in the wrong order",
      "40 units in week 1, doubled every week up to week 3.",
      [
        ["Week 1", 40],
        ["Week 2", 160],
      ],
    ],
    [
      "a word compares two stated ones",
      "Eight geese in the first half, fourteen in the second, nearly double.",
      [
        ["First half", 8],
        ["Second half", 28],
      ],
    ],
    [
      "it rises by a quarter, once, and what is added each time is worked out itself",
      "Visitors, 80,000 in 2021, rose by a quarter the following year and then doubled in 2023.",
      [
        ["2021", 80_000],
        ["2022", 100_000],
        ["2023", 480_000],
      ],
    ],
    [
      "what another has is no step, though something is told of each year",
      "What we pay per year: gym $588, storage $36, the papers $204, an app $70.",
      [
        ["Gym", 588],
        ["Storage", 36],
        ["Papers", 204],
        ["App", 168],
      ],
    ],
  ])("not where %s", (_, text, rows) => {
    expect(ground(chartOf(rows), text).dropped).toHaveLength(1);
  });
});
