import { expect, test } from "vitest";
import { exportFormatOf, exportSizeOf, fileNameOf, themeOf } from "./export-picture.ts";

test.each([
  ["piechart", "base", "light", "png", "chart-piechart-base.png"],
  ["linechart", "midnight", "dark", "png", "chart-linechart-midnight-dark.png"],
  ["barchart", "rose", "light", "svg", "chart-barchart-rose.svg"],
] as const)("%s %s %s as %s", (type, theme, mode, extension, expected) => {
  expect(fileNameOf({ type, theme, mode, extension })).toBe(expected);
});

test("an unknown theme, size or format, or none, falls back to what the specification names", () => {
  expect([themeOf("glitter"), themeOf(null), themeOf("rose")]).toEqual(["base", "base", "rose"]);
  for (const id of ["9x9", null]) expect(exportSizeOf(id)).toMatchObject({ width: 1600, height: 900 });
  expect(exportSizeOf("1080x1920")).toMatchObject({ width: 1080, height: 1920 });
  for (const id of ["gif", null]) expect(exportFormatOf(id)).toMatchObject({ id: "png", scale: 1 });
});
