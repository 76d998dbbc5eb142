import { expect, test } from "vitest";
import { mentions } from "../mentions.ts";
import { ALL_RULES } from "./all-rules.ts";

test("a text longer than one window is marked to its end", () => {
  const text = "Oslo 12%, Rome 9%\n".repeat(120);
  const found = mentions(text, ALL_RULES).filter(({ kind }) => kind === "figure");
  expect(found).toHaveLength(240);
  expect(found.at(-1)).toMatchObject({ value: 9, unit: "%", end: text.length - 1 });
});
