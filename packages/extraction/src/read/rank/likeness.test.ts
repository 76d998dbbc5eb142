import { describe, expect, test } from "vitest";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { isFigure } from "../../recognize/mention.ts";
import { scanText } from "../../text/scan.ts";
import { likenessSeen, sizeStep } from "./likeness.ts";

const figuresOf = (text: string) => {
  const scan = scanText(text);
  return { scan, figures: recognizeAll(scan).filter(isFigure) };
};

describe("how far a figure's size lies outside the others", () => {
  test.each([
    ["within", "Ann 58, Bo 96, Cy 33", 0],
    ["a little above", "Ann 99, Bo 70, Cy 33", 7],
    ["far below", "Ann 4, Bo 96, Cy 58", 4],
    ["far above", "Ann 2,800, Bo 9, Cy 3", 12],
    ["zero is small", "Ann 0, Bo 9, Cy 3", 4],
  ])("%s", (_, text, step) => {
    const [first, ...others] = figuresOf(text).figures;
    expect(first && sizeStep(first, others)).toBe(step);
  });
});

const seenIn = (text: string, keptOnes: number): string[] => {
  const { scan, figures } = figuresOf(text);
  const seen: string[] = [];
  likenessSeen(scan, figures.slice(0, keptOnes), figures.slice(keptOnes), (template, value) => {
    seen.push(`${template}:${value}`);
  });
  return seen;
};

test("a figure left out is set against those taken, one taken against the other ones", () => {
  const dropped = seenIn("Ann 104, Bo 71, Cy 88. Average age is 26.4.", 3).slice(-3);
  expect(dropped).toEqual([`122:${2 * 3 + 2}`, `123:${3 * 3 + 2}`, `124:${2}`]); // below, alone with decimals, in digits like them
  expect(seenIn("Ann 104, Bo 71, Cy 88", 3).slice(0, 3)).toEqual(["119:0", "120:0", "121:0"]);
});

test("two figures say nothing of each other", () => {
  expect(seenIn("Ann 104, Bo 7", 2)).toEqual([]);
});
