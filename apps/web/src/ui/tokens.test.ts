/** The colours of tokens.css: text on its grounds >= 4.5:1, borders of fields and focus >= 3:1, light and dark. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
// catches "--ink: light-dark(#1b1a17, #f2efe7);", must not catch "--radius-desk: 10px;"
const TOKEN = /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g;
const tokens = new Map([...css.matchAll(TOKEN)].map(([, name, light, dark]) => [name, { light, dark }]));

const channel = (hex: string, at: number): number => {
  const share = Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 0) + 0.7152 * channel(hex, 1) + 0.0722 * channel(hex, 2);

/** WCAG 2.2: (lighter + 0.05) / (darker + 0.05). */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const colour = (name: string, mode: "light" | "dark"): string => {
  const value = tokens.get(name)?.[mode];
  if (!value) throw new Error(`no token --${name}`);
  return value;
};

const PAIRS: [front: string, ground: string, least: number][] = [
  ["ink", "paper", 7],
  ["ink", "surface", 7],
  ["ink", "accent-wash", 7],
  ["muted", "paper", 4.5],
  ["muted", "surface", 4.5],
  ["on-accent", "accent", 4.5],
  ["accent-ink", "paper", 4.5],
  ["accent-ink", "surface", 4.5],
  ["danger", "paper", 4.5],
  ["danger", "surface", 4.5],
  ["danger", "danger-wash", 4.5],
  ["on-alarm", "alarm", 4.5],
  ["good", "paper", 4.5],
  ["good", "surface", 4.5],
  ["field", "paper", 3],
  ["field", "surface", 3],
  ["accent", "paper", 3],
  ["accent", "surface", 3],
];

test.each(PAIRS)("--%s on --%s has at least %d:1", (front, ground, least) => {
  for (const mode of ["light", "dark"] as const) {
    expect(contrast(colour(front, mode), colour(ground, mode)), mode).toBeGreaterThanOrEqual(least);
  }
});

test("the measure is WCAG's: black on white is 21:1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});
