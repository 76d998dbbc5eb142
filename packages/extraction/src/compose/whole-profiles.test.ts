import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const typesOf = (text: string): string[] => {
  const answer = extract(text);
  return answer.ok ? answer.chart.types.map(({ type }) => type) : [];
};

test("no radar where values are missing", () =>
  expect(typesOf("Goals: Ann 27, Bo 22, Cy 21. Assists: Bo 11, Dee 13")).toEqual(["barchart"]));

test("a radar where all are told", () =>
  expect(typesOf("Ann: maths 70, art 80, music 65. Ben: maths 60, art 75, music 90.")).toContain("radarchart"));
