/** The beam on its own: what it may propose at all, whatever the weights. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { scanText } from "../../text/scan.ts";
import { atomsOf } from "../sentence/atoms.ts";
import { statementOf } from "../statement.ts";
import { readingOf } from "./build.ts";
import { decode } from "./decode.ts";
import { gapItems } from "./label-candidates.ts";
import { contextOf, LINK_SIZE } from "./link-context.ts";
import { LINK_WEIGHTS } from "./link-weights.ts";
import { keptSteps } from "./state.ts";

const contextFor = (text: string) => {
  const scan = scanText(text);
  const statement = statementOf(scan, atomsOf(scan, recognizeAll(scan)));
  return contextOf(scan, statement, statement.gaps.map(gapItems), []);
};

/** The tables that the beam ends with, best first. */
const tablesOf = (text: string) => {
  const context = contextFor(text);
  return decode(context, LINK_WEIGHTS).map((end) => {
    const { points, series, cells } = readingOf(context.figures, end);
    return points.map(({ name }, at) => [name, ...series.map((_, column) => cells[at]?.[column]?.value ?? null)]);
  });
};

test("a name may stand before a figure that is left out, not before one that is kept", () => {
  const tables = tablesOf("Fines: €850,000 for the airline, the dentist with 2 employees €4,000.");
  const dentists = tables.filter((rows) => rows.some(([name, value]) => name === "dentist" && value === 4000));
  expect(dentists.length).toBeGreaterThan(0);
  expect(dentists.some((rows) => rows.some(([, value]) => value === 2))).toBe(false);
});

describe("without any hint of the rules the links read", () => {
  test.each([
    [
      "Bakers sold 40 rolls, 12 loaves and 7 pies.",
      [
        ["rolls", 40],
        ["loaves", 12],
        ["pies", 7],
      ],
    ],
    [
      "Mia scored 14, Theo 9 and Ravi 21.",
      [
        ["Mia", 14],
        ["Theo", 9],
        ["Ravi", 21],
      ],
    ],
    [
      "Visitors: 300 in 2021, 420 in 2022, 515 in 2023.",
      [
        ["2021", 300],
        ["2022", 420],
        ["2023", 515],
      ],
    ],
  ])("%s", (text, table) => {
    expect(tablesOf(text)[0]).toEqual(table);
  });

  test("groups are proposed, though rules must speak for them to win", () => {
    const tables = tablesOf("Home: won 8, drawn 3. Away: won 5, drawn 6.");
    expect(tables).toContainEqual([
      ["Home", 8, 3],
      ["Away", 5, 6],
    ]);
  });
});

const words = fc.constantFrom(
  "Ana",
  "has",
  "12",
  "7",
  "and",
  ",",
  "in 2021",
  "Berlin",
  "45%",
  "the",
  ":",
  "(",
  ")",
  "of",
  "30 km",
  ".",
  "x",
);

test("every path names each kept figure once, with names that don't clash, under any weights", () => {
  const weights = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), weights, (parts, few) => {
      const context = contextFor(parts.join(" "));
      const all = Float32Array.from({ length: LINK_SIZE }, (_, at) => few[at % few.length] ?? 0);
      for (const end of decode(context, all)) {
        const kept = keptSteps(end);
        const cells = kept.map(({ inner, outer }) => `${outer?.key}|${inner?.key}`);
        expect(new Set(cells).size).toBe(cells.length);
        expect(kept.every(({ inner }) => inner !== null && inner.text !== "")).toBe(true);
        const { figures, cells: table } = readingOf(context.figures, end);
        expect(table.flat().filter((cell) => cell !== null)).toHaveLength(figures.length);
      }
    }),
    { numRuns: 150 },
  );
});
