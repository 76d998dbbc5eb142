import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isExtractionError, VALUE_KEYS } from "./extraction-result.ts";
import { fallbackResult, normaliseAnswer } from "./normalise.ts";

const result = (raw: unknown) => {
  const answer = normaliseAnswer(raw);
  if (isExtractionError(answer)) throw new Error(`unexpected error answer: ${answer.error}`);
  return answer;
};

describe("value keys", () => {
  const table: [says: string, raw: unknown, firstPoint: Record<string, unknown>][] = [
    [
      "keeps category1_value to category5_value as they are",
      {
        data: [
          {
            name: "a",
            category1_value: 1,
            category2_value: 2,
            category3_value: 3,
            category4_value: 4,
            category5_value: 5,
          },
        ],
      },
      { name: "a", category1_value: 1, category2_value: 2, category3_value: 3, category4_value: 4, category5_value: 5 },
    ],
    [
      "renames numeric fields by matching them to the category labels, whatever their order",
      { data: [{ name: "Jan", costs: 3, Revenue: 5 }], category1: "Revenue", category2: "Costs" },
      { name: "Jan", category1_value: 5, category2_value: 3 },
    ],
    [
      "matches labels without regard to case, spaces and underscores",
      { data: [{ name: "Jan", net_profit: 3 }], category1: "Gross", category2: "Net profit" },
      { name: "Jan", category2_value: 3 },
    ],
    [
      "gives fields that match no label the free keys in order of appearance",
      { data: [{ name: "Jan", x: 1, Costs: 2, y: 3 }], category1: "Costs" },
      { name: "Jan", category1_value: 2, category2_value: 1, category3_value: 3 },
    ],
    [
      "renames keys that end in _value but are not the five, by label",
      { data: [{ name: "Jan", costs_value: 2, revenue_value: 9 }], category1: "Revenue", category2: "Costs" },
      { name: "Jan", category1_value: 9, category2_value: 2 },
    ],
    [
      "leaves other numeric fields alone once any key ends in _value",
      { data: [{ name: "Jan", category1_value: 2, year: 2020 }] },
      { name: "Jan", category1_value: 2 },
    ],
    [
      "never takes a numeric name for a value, and writes it as text",
      { data: [{ name: 2020, sales: 7 }] },
      { name: "2020", category1_value: 7 },
    ],
    [
      "keeps a missing value missing and ignores figures in strings",
      { data: [{ name: "a", category1_value: null, category2_value: 4, category3_value: "5" }] },
      { name: "a", category2_value: 4 },
    ],
    [
      "drops what is beyond five fields",
      { data: [{ name: "a", p: 1, q: 2, r: 3, s: 4, t: 5, u: 6 }] },
      { name: "a", category1_value: 1, category2_value: 2, category3_value: 3, category4_value: 4, category5_value: 5 },
    ],
    ["names a point that has no name", { data: [{ category1_value: 1 }] }, { name: "Point 1", category1_value: 1 }],
  ];
  it.each(table)("%s", (_, raw, firstPoint) => {
    expect(result(raw).data[0]).toEqual(firstPoint);
  });

  it("keeps a null that stands under a known key", () => {
    const { data } = result({
      data: [
        { name: "a", category1_value: 1 },
        { name: "b", category1_value: null },
      ],
    });
    expect(data[1]).toEqual({ name: "b", category1_value: null });
  });
});

describe("chart types", () => {
  it.each([
    [
      ["barchart", "linechart"],
      ["barchart", "linechart"],
    ],
    [["gantt", "areachart", 7, null], ["areachart"]],
    [["gantt"], ["piechart"]],
    [[], ["piechart"]],
    [undefined, ["piechart"]],
    [["radarchart", "radarchart"], ["radarchart"]],
  ])("%j becomes %j", (chartTypes, kept) => {
    expect(result({ data: [{ name: "a", category1_value: 1 }], chart_types: chartTypes }).chart_types).toEqual(kept);
  });
});

describe("no data", () => {
  it.each([
    [{}],
    [{ data: [] }],
    [{ data: "none" }],
    [null],
    [42],
    [[]],
    [{ data: [{ name: "a" }] }],
    [{ data: [7, null] }],
  ])("%j gives the fallback point as a pie", (raw) => {
    expect(result(raw)).toMatchObject(fallbackResult());
  });

  it("says 'Data Point' with 50, 30, 20, 10, 5", () => {
    const { data, chart_types } = fallbackResult();
    expect(data).toHaveLength(1);
    expect(data[0]?.name).toBe("Data Point");
    expect(VALUE_KEYS.map((key) => data[0]?.[key])).toEqual([50, 30, 20, 10, 5]);
    expect(chart_types).toEqual(["piechart"]);
  });
});

describe("errors and extras", () => {
  it("passes an error with its message through", () => {
    expect(normaliseAnswer({ error: "No figures", message: "Type a figure." })).toEqual({
      error: "No figures",
      message: "Type a figure.",
    });
  });

  it("keeps what fits of the extra fields and drops what does not", () => {
    const answer = result({
      data: [{ name: "a", category1_value: 1 }],
      confidence: 0.9,
      grounding: [[{ spans: [[0, 2]], kind: "stated" }]],
      notes: "not a list",
      unit: "%",
    });
    expect(answer).toMatchObject({ confidence: 0.9, unit: "%", grounding: [[{ spans: [[0, 2]], kind: "stated" }]] });
    expect(answer.notes).toBeUndefined();
  });

  it("takes any JSON without throwing and always answers one to sixty points", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 80 }),
        (raw, data) => {
          for (const input of [raw, { data }]) {
            const answer = normaliseAnswer(input);
            if (isExtractionError(answer)) continue;
            expect(answer.data.length).toBeGreaterThan(0);
            expect(answer.data.length).toBeLessThanOrEqual(60);
            expect(answer.chart_types.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});
