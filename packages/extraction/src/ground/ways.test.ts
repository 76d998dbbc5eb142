import { describe, expect, test } from "vitest";
import { left, type Row } from "./answers.fixture.ts";

type Case = { kind: string; text: string; rows: readonly Row[]; series?: readonly string[] };

const CASES: readonly Case[] = [
  {
    kind: "a second list without its names",
    text: "We sold 40 loaves on Thursday, 55 on Friday and 120 on Saturday. Baguettes, for comparison: 65, 80, 110.",
    rows: [
      ["Thursday", 40, 65],
      ["Friday", 55, 80],
      ["Saturday", 120, 110],
    ],
    series: ["Loaves", "Baguettes"],
  },
  {
    kind: "names in another order close by",
    text: "Boys outscored girls in maths, 512 to 498, but in reading girls beat boys, 521 to 479.",
    rows: [
      ["Maths", 512, 498],
      ["Reading", 479, 521],
    ],
    series: ["Boys", "Girls"],
  },
  {
    kind: "from and to",
    text: "Since 2010 the share of homes with a landline dropped from 87 to 41%, while those with fibre rose from 3 to 66%.",
    rows: [
      ["2010", 87, 3],
      ["Now", 41, 66],
    ],
    series: ["Landline", "Fibre"],
  },
  {
    kind: "the later one first",
    text: "The bread now needs three ingredients instead of nineteen.",
    rows: [
      ["Before", 19],
      ["Now", 3],
    ],
  },
  {
    kind: "by unit",
    text: "Husky: 23 kg, 60 cm. Pug: 8 kg, 30 cm.",
    rows: [
      ["Husky", 23, 60],
      ["Pug", 8, 30],
    ],
    series: ["Weight", "Height"],
  },
  {
    kind: "in brackets",
    text: "Spent per head, ten years ago in brackets: parks €31 (€44), roads €120 (€97).",
    rows: [
      ["Ten years ago", 44, 97],
      ["Now", 31, 120],
    ],
    series: ["Parks", "Roads"],
  },
  {
    kind: "a score of whoever leads",
    text: "Tea beats coffee in accounts (14 to 11) and in HR (19 to 3), but in the dev team coffee wins 16 to 9.",
    rows: [
      ["Accounts", 14, 11],
      ["HR", 19, 3],
      ["Dev team", 9, 16],
    ],
    series: ["Tea", "Coffee"],
  },
  {
    kind: "names right behind their figures",
    text: "TikTok pays me $190 and YouTube $1,450; my sister gets $820 on TikTok but only $310 from YouTube.",
    rows: [
      ["TikTok", 190, 820],
      ["YouTube", 1450, 310],
    ],
    series: ["Me", "Sister"],
  },
  {
    kind: "names in a sentence that counts something else",
    text: "Three seasons (2022, 2023, 2024), two subjects. Maths: 54, 57, 61. English: 63, 62, 66.",
    rows: [
      ["2022", 54, 63],
      ["2023", 57, 62],
      ["2024", 61, 66],
    ],
    series: ["Maths", "English"],
  },
];

describe("lists within lists, before and after", () => {
  test.each(CASES)("$kind: right ones stay", ({ text, rows, series }) => {
    expect(left(text, rows, series)).toEqual(rows.map((row) => row.join(" ")));
  });

  test.each(CASES)("$kind: any two swapped do not both stay", ({ text, rows, series }) => {
    const cells = rows.flatMap(([, ...values], row) => values.map((value, column) => ({ row, column, value })));
    for (const one of cells)
      for (const two of cells) {
        const isPair = (one.row === two.row) !== (one.column === two.column);
        if (!isPair) continue;
        const swapped = rows.map(([name, ...values], row): Row => {
          const mended = values.map((value, column) => {
            if (row === one.row && column === one.column) return two.value;
            return row === two.row && column === two.column ? one.value : value;
          });
          return [name, ...mended];
        });
        const kept = left(text, swapped, series);
        expect(swapped.every((row) => kept.includes(row.join(" ")))).toBe(false);
      }
  });
});

describe("scales", () => {
  const text = "Revenue (DKK m): 2021 512, 2022 588.";
  const inMillions: readonly Row[] = [
    ["2021", 512_000_000],
    ["2022", 588_000_000],
  ];

  test("a scale of the heading counts for all or for none", () => {
    expect(left(text, inMillions)).toHaveLength(2);
    expect(
      left(text, [
        ["2021", 512],
        ["2022", 588],
      ]),
    ).toHaveLength(2);
    expect(
      left(text, [
        ["2021", 512],
        ["2022", 588_000_000],
      ]),
    ).toHaveLength(1);
  });

  test("a scale of one column's heading is none of another's", () => {
    const table = "Stage\tDeals\tValue (k$)\nDiscovery\t40\t820\nProposal\t16\t510\nLegal\t5\t195";
    const legal = (deals: number): string[] =>
      left(
        table,
        [
          ["Discovery", 40, 820_000],
          ["Proposal", 16, 510_000],
          ["Legal", deals, 195_000],
        ],
        ["Deals", "Value (k$)"],
      );
    expect(legal(5)).toContain("Legal 5 195000");
    expect(legal(5000).join()).not.toContain("5000 195000");
  });

  test("without a heading there is none", () => {
    expect(left("Revenue: 2021 512, 2022 588.", inMillions)).toEqual([]);
  });

  test("a count in words is not rounded", () => {
    const words = "Nine wins and seven losses.";
    const rows = (losses: number): readonly Row[] => [
      ["Wins", 9],
      ["Losses", losses],
    ];
    expect(left(words, rows(7))).toHaveLength(2);
    expect(left(words, rows(7.05))).toEqual(["Wins 9"]);
  });
});
