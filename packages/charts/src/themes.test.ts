import { MODES, THEMES } from "@charticle/contract";
import {
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
  rgb,
  wcagContrast,
} from "culori";
import { describe, expect, it } from "vitest";
import { categoryColours } from "./colours.ts";
import { textOf } from "./digits.ts";
import { PALETTES } from "./palettes.ts";
import { themeOf } from "./themes.ts";

const looks = THEMES.flatMap((theme) => MODES.map((mode) => ({ theme, mode, colors: themeOf(theme, mode) })));
const oklabDistance = differenceEuclidean("oklab");
const colorOf = (hex: string): Rgb => {
  const color = rgb(hex);
  if (!color) throw new Error(`${hex} is no colour.`);
  return color;
};
const sight = {
  full: colorOf,
  protan: (hex: string) => filterDeficiencyProt(1)(colorOf(hex)),
  deutan: (hex: string) => filterDeficiencyDeuter(1)(colorOf(hex)),
  tritan: (hex: string) => filterDeficiencyTrit(1)(colorOf(hex)),
};

describe.each(looks)("$theme $mode", ({ theme, mode, colors }) => {
  const marks = [...colors.series, colors.highlight];

  it("is the palette of that theme and mode", () => {
    const { paper, ink, mutedInk, line, highlight, series } = colors;
    const all = [paper, ink, mutedInk, line, highlight, ...series];
    const halves = all.flatMap((hex) => [hex.slice(1, 4), hex.slice(4)]).map((half) => Number.parseInt(half, 16));
    expect(textOf(halves)).toBe(PALETTES[theme][mode]);
    expect(all.filter((hex) => !/^#[0-9a-f]{6}$/u.test(hex))).toEqual([]);
    expect(series).toHaveLength(5);
  });

  it.each(marks.map((mark) => [mark]))("mark %s stands out from the paper (rule 13)", (mark) => {
    expect(wcagContrast(mark, colors.paper)).toBeGreaterThanOrEqual(3);
  });

  it.each([["ink"], ["mutedInk"]] as const)("%s can be read on the paper (rule 13)", (ink) => {
    expect(wcagContrast(colors[ink], colors.paper)).toBeGreaterThanOrEqual(4.5);
  });

  it("the line is there, and recedes behind every mark", () => {
    const contrast = wcagContrast(colors.line, colors.paper);
    expect(contrast).toBeGreaterThan(1.15);
    expect(contrast).toBeLessThan(Math.min(...marks.map((mark) => wcagContrast(mark, colors.paper))));
  });

  it.each([
    ["full", 0.1],
    ["protan", 0.06],
    ["deutan", 0.06],
    ["tritan", 0.06],
  ] as const)("series differ pairwise, seen with %s sight, by %d (rule 14)", (kind, least) => {
    const seen = colors.series.map((hex) => sight[kind](hex));
    const distances = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => oklabDistance(one, other)));
    expect(distances).toHaveLength(10);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(least);
  });

  it("twelve slices and the rest are of as many colours, each of which stands out from the paper", () => {
    const names = [...Array.from({ length: 11 }, (_, at) => `Slice ${at}`), "Others"];
    const slices = categoryColours(names, { series: colors.series, neutral: colors.mutedInk, ink: colors.ink });
    const seen = slices.map(colorOf);
    const distances = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => oklabDistance(one, other)));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.025);
    for (const slice of slices) expect(wcagContrast(slice, colors.paper)).toBeGreaterThanOrEqual(3);
  });

  it.each(["full", "protan", "deutan", "tritan"] as const)(
    "the highlight leaves the main series, with %s sight",
    (kind) => {
      const least = kind === "full" ? 0.1 : 0.06;
      expect(
        oklabDistance(sight[kind](colors.highlight), sight[kind](colors.series[0] ?? colors.paper)),
      ).toBeGreaterThanOrEqual(least);
    },
  );
});

it("no two looks share a paper and a main colour", () => {
  const faces = looks.map(({ colors }) => `${colors.paper} ${colors.series[0]}`);
  expect(new Set(faces).size).toBe(looks.length);
});
