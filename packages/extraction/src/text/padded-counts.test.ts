import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { paddedCounts } from "./padded-counts.ts";

test.each([
  ["Jury votes:\n204 Malta\n187 Latvia\n093 Cyprus\n008 Serbia", "Malta 204 · Latvia 187 · Cyprus 93 · Serbia 8"],
  ["Scores\nMalta 204\nLatvia 093\nCyprus 008", "Malta 204 · Latvia 93 · Cyprus 8"],
  ["Cans left\n45 beans\n12 peas\n07 corn", "Beans 45 · Peas 12 · Corn 7"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "01 Intro\n02 Basics\n03 Loops",
  "Country codes\n231 Liberia\n044 UK\n001 USA",
  "001 USA\n044 UK\n231 Liberia",
  "Agents: 007 Bond, 009 Smith",
  "Oslo 0.97\nBern 0.84\nRiga 0.91",
])("leaves alone: %s", (text) => expect(paddedCounts(text)).toBeNull());
