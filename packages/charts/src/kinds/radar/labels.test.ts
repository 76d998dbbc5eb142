/** Tall labels around a web: five values below a name, every one of them at the web's edge. */
import { describe, expect, test } from "vitest";
import { layoutChart } from "../../layout.ts";
import { SIZES } from "../../proof/random-case.ts";
import { violationsOf } from "../../proof/violations.ts";
import { chartOf } from "../chart.fixture.ts";

const YEARS = ["2020", "2021", "2022", "2023", "2024"];
const NAMES = ["Berlin", "Lisbon", "Austin", "Marseille", "Kraków", "Rotterdam", "Edinburgh", "Gothenburg"];

describe("labels of a radar", () => {
  test.each([3, 4, 5, 6, 7, 8])("stand clear of lines that go along the edge of %i axes", (axes) => {
    const rows = NAMES.slice(0, axes).map((name) => [`${name} and its suburbs`, ...YEARS.map(() => 0.000001)] as const);
    const chart = chartOf({ unit: "%", series: YEARS, rows });
    for (const [width, height] of SIZES) {
      const scene = layoutChart(chart, { type: "radarchart", theme: "base", mode: "light", width, height });
      expect(violationsOf(scene), `${width}x${height}`).toEqual([]);
    }
  });
});
