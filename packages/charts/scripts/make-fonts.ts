/**
 * Inter's TTFs in, the pictures' font files out (`packages/charts/fonts`): for each weight one TTF for the server, two
 * WOFF2 of the very same glyphs for the page, and the style sheet that loads them.
 *
 * The layout tables are dropped: without GPOS and GSUB no renderer can kern, join or swap a glyph, so a text is as wide
 * as the sum of its advances in every browser (Safari's canvas can't switch kerning off) and in resvg.
 *
 *   node packages/charts/scripts/make-fonts.ts && node packages/charts/scripts/make-width-table.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { COVER } from "../src/text/font-cover.ts";
import { FONT_SOURCES } from "./font-sources.ts";

type Range = readonly [first: number, last: number];

/** What most pictures need; the rest is loaded where a text has such letters. */
const LATIN: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const codePointsOf = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
const latin = new Set(codePointsOf(LATIN));
const extended = codePointsOf(COVER).filter((codePoint) => !latin.has(codePoint));

const fontsFolder = new URL("../fonts/", import.meta.url);
const write = (name: string, content: Buffer | string): void =>
  writeFileSync(fileURLToPath(new URL(name, fontsFolder)), content);

const faces: string[] = [];
for (const [weight, path] of Object.entries(FONT_SOURCES)) {
  const options = {
    noLayoutClosure: true,
    noHinting: true,
    dropTables: ["GPOS", "GSUB", "GDEF"],
    preserveNameIds: [0, 13, 14, 16, 17],
  };
  const whole = await subsetFont(readFileSync(path), textOf(codePointsOf(COVER)), { ...options, targetFormat: "sfnt" });
  write(`inter-${weight}.ttf`, whole);
  for (const [part, codePoints] of [
    ["latin", [...latin]],
    ["extended", extended],
  ] as const) {
    write(
      `inter-${weight}-${part}.woff2`,
      await subsetFont(whole, textOf(codePoints), { ...options, targetFormat: "woff2" }),
    );
    faces.push(fontFace({ weight, part, codePoints }));
  }
}
write(
  "inter.css",
  `/* Made by packages/charts/scripts/make-fonts.ts: the pictures' font in the page. */\n${faces.join("")}`,
);

function textOf(codePoints: readonly number[]): string {
  return String.fromCodePoint(...codePoints);
}

function fontFace({
  weight,
  part,
  codePoints,
}: {
  weight: string;
  part: string;
  codePoints: readonly number[];
}): string {
  return `@font-face {
  font-family: "Inter";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./inter-${weight}-${part}.woff2") format("woff2");
  unicode-range: ${unicodeRange(codePoints)};
}
`;
}

function unicodeRange(codePoints: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === codePoint) last[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  return runs
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`)
    .join(", ");
}
