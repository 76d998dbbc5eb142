/** The gallery's pictures as text: a changed snapshot is a changed picture, to be looked at before it is accepted. */
import { CHART_TYPES, MODES, THEMES } from "@charticle/contract";
import { describe, expect, it } from "vitest";
import { layoutChart } from "../layout.ts";
import { toSvg } from "../render/svg.ts";
import { CASES } from "./cases.ts";

/** Each case as the kind it suits best, and in turn one of the ten looks, so that all of them are seen. */
const PICTURES = CASES.map(({ name, chart, types }, index) => ({
  name,
  chart,
  type: types[index % types.length] ?? types[0] ?? "barchart",
  theme: THEMES[index % THEMES.length] ?? "base",
  mode: MODES[Math.floor(index / THEMES.length) % MODES.length] ?? "light",
}));

describe("gallery", () => {
  it.each(PICTURES)("$name as $type in $theme $mode", async ({ name, chart, type, theme, mode }) => {
    const svg = toSvg(layoutChart(chart, { type, theme, mode, width: 640, height: 480 }));
    await expect(svg).toMatchFileSnapshot(`./snapshots/${name}.svg`);
  });

  it("has each case under a name of its own", () => {
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  });

  it("shows every kind, theme and mode", () => {
    expect(new Set(CASES.flatMap(({ types }) => types))).toEqual(new Set(CHART_TYPES));
    expect(new Set(PICTURES.map(({ theme, mode }) => `${theme} ${mode}`)).size).toBe(THEMES.length * MODES.length);
    expect(new Set(PICTURES.map(({ type }) => type))).toEqual(new Set(CHART_TYPES));
  });
});
