import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";
import { askedKind, unasked } from "./requested.ts";

test.each([
  ["Make a bar chart titled Pets: dogs 12, cats 9", "Pets: dogs 12, cats 9"],
  ['Create a graph called "My pets" with dogs 12, cats 9', "My pets: dogs 12, cats 9"],
  ["pie chart with title Pets 2024\ndogs 12\ncats 9", "Pets 2024: dogs 12\ncats 9"],
  ['make a chart of animals titled "Pets": dogs 12, cats 9', "Pets: dogs 12, cats 9"],
  ["dogs 12 cats 9 title my pets", "my pets: dogs 12 cats 9"],
  ["dogs 12, cats 9, call it Pets", "Pets: dogs 12, cats 9"],
  ["dogs 12, cats 9. Title: Pets", "Pets: dogs 12, cats 9"],
  ["dogs 12 cats 9 with the title Our Pets please", "Our Pets: dogs 12 cats 9"],
  ["Make a graph: dogs 12, cats 9. Name it “Pets”.", "Pets: dogs 12, cats 9"],
  ["dogs 12, cats 9 as a pie chart called Pets", "Pets: dogs 12, cats 9"],
  ["Pets: dogs 12, cats 9. Title: My house", "Pets: dogs 12, cats 9"], // its own heading stays
])("%j: what it shall be called stands first", (text, left) => expect(unasked(text)?.text).toBe(left));

test.each([
  "12 votes for tea, 8 for coffee and 3 call it chai",
  "Dune 12, Emma 8. The title went to Leeds",
  "rent 12, food 9, call it even",
  "Titles won: Leeds 5, York 3",
  "Ann 5 books named after saints, Bo 3",
])("%j is read as it stands", (text) => expect(unasked(text)).toBeNull());

test("the places are told of the text as typed", () => {
  for (const text of ["dogs 12, cats 9, call it Pets", "Make a chart called Pets with dogs 12, cats 9"]) {
    const answer = extract(text);
    const spans = answer.ok ? answer.chart.grounding.flatMap((row) => row.flatMap((cell) => cell?.spans ?? [])) : [];
    expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(["12", "9"]);
  }
});

test.each([
  "Make a pie chart titled Pets: dogs 12, cats 9",
  "dogs 12, cats 9 as a pie chart called Pets",
  "Make a pie chart of dogs 12, cats 9 and call it Pets",
])("%j: the kind is remembered", (text) => expect(askedKind(text)).toBe("piechart"));
