import { describe, expect, test } from "vitest";
import { chartOf, left } from "./answers.fixture.ts";
import { ground } from "./ground.ts";

const OFFICES = "Berlin has 12 offices; Lisbon opened 7. The rest of us work at home.";

describe("a value and its place", () => {
  test("stated values get their characters", () => {
    const { chart, dropped } = ground(
      chartOf([
        ["Berlin", 12],
        ["Lisbon", 7],
      ]),
      OFFICES,
    );
    expect(dropped).toEqual([]);
    expect(chart?.grounding).toEqual([
      [{ spans: [[11, 13]], kind: "stated" }],
      [{ spans: [[37, 38]], kind: "stated" }],
    ]);
  });

  test("an invented value is taken out and told", () => {
    const { chart, dropped } = ground(
      chartOf([
        ["Berlin", 12],
        ["Lisbon", 9],
      ]),
      OFFICES,
    );
    expect(chart?.points.map(({ name }) => name)).toEqual(["Berlin"]);
    expect(dropped).toEqual([{ point: "Lisbon", series: "Value", value: 9, why: "unstated" }]);
    expect(chart?.notes).toEqual(["“Lisbon: 9” is left out: the text does not state it."]);
  });

  test("a name that the text does not have is taken out", () => {
    const { chart, dropped } = ground(
      chartOf([
        ["Berlin", 12],
        ["Lisbon", 7],
        ["Madrid", 7],
      ]),
      OFFICES,
    );
    expect(chart?.points.map(({ name }) => name)).toEqual(["Berlin", "Lisbon"]);
    expect(dropped).toMatchObject([{ point: "Madrid", why: "unnamed" }]);
  });

  test.each<[string, string, number, number]>([
    ["a thousand times", "Berlin has 12 offices; Lisbon opened 7.", 12_000, 7],
    ["a thousandth", "Berlin earned $12M; Lisbon $7M.", 12, 7_000_000],
    ["a tenth", "Berlin has 12 offices; Lisbon opened 7.", 12, 0.7],
  ])("%s of what is stated does not count", (_, text, berlin, lisbon) => {
    expect(
      left(text, [
        ["Berlin", berlin],
        ["Lisbon", lisbon],
      ]),
    ).toHaveLength(1);
  });
});

describe("what is said around the values", () => {
  test("a unit of its own is not taken over", () => {
    const given = {
      ...chartOf([
        ["Berlin", 12],
        ["Lisbon", 7],
      ]),
      unit: "$",
    };
    expect(ground(given, "Berlin €12, Lisbon €7").chart?.unit).toBe("€");
    expect(ground(given, "Berlin 12, Lisbon 7").chart?.unit).toBeNull();
    expect(ground({ ...given, unit: "dollars" }, "Berlin $12, Lisbon $7").chart?.unit).toBe("$");
  });

  test("a time axis gets its places, and is none without them", () => {
    const years = ground(
      chartOf(
        [
          ["2020", 4],
          ["2022", 9],
        ],
        ["Value"],
        "time",
      ),
      "4 in 2020, 9 in 2022",
    ).chart;
    expect(years).toMatchObject({ axis: "time", points: [{ position: 2020 }, { position: 2022 }] });
    expect(
      ground(
        chartOf(
          [
            ["Ana", 4],
            ["Ben", 9],
          ],
          ["Value"],
          "time",
        ),
        "Ana 4, Ben 9",
      ).chart?.axis,
    ).toBe("steps");
  });

  test("parts that lost one are no whole", () => {
    const given = {
      ...chartOf([
        ["A", 60],
        ["B", 30],
        ["C", 10],
      ]),
      unit: "%",
      whole: true,
    };
    expect(ground(given, "A 60%, B 30%, C 10%").chart?.whole).toBe(true);
    expect(ground(given, "A 60%, B 30%, C 12%").chart?.whole).toBe(false);
  });
});
