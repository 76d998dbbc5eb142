import { expect, test } from "vitest";
import { SENSES } from "../../full-reader.ts";
import { recognizeAll } from "../../recognize/all-rules.ts";
import { scanText } from "../../text/scan.ts";
import { figuresAmong } from "./figure-signs.ts";

test("what stands around figures that are taken and around those left out has templates of its own", () => {
  const scan = scanText("12 nurses, 9 doctors and 3 buses");
  const figures = recognizeAll(scan).filter((mention) => mention.kind === "figure");
  const seen = (kept: number): number[] => {
    const templates: number[] = [];
    figuresAmong(
      scan,
      SENSES,
      figures.slice(0, kept),
      figures.slice(kept),
      (template) => void templates.push(template),
    );
    return templates;
  };
  expect(seen(3).every((template) => template < 96)).toBe(true);
  expect(seen(2).filter((template) => template >= 96)).toEqual([96, 97, 98, 99, 100, 101, 102, 103]);
});
