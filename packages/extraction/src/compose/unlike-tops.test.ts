import { expect, test } from "vitest";
import { extract } from "../full-reader.ts";

const notesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.notes.join(" ") : answer.reason;
};

test.each([
  ["Tests passed: api 41/42, ui 30/36, core 12/12", "(42, 36, 12)"],
  ["Chargers live: Wales 212 of 500, Cornwall 168 of 300", "(500, 300)"],
])("%s: each is out of another number", (text, tops) => expect(notesOf(text)).toContain(tops));

test.each([
  "Tests passed: api 41/50, ui 30/50, core 12/50",
  "Cats 12, dogs 9",
  "A jar has 90 sweets. 1/3 are red, 1/5 are green and the other ones are yellow.",
  "June 22 days / 610 pages, July 31 days / 1,240 pages",
])("%s: nothing is said", (text) => expect(notesOf(text)).not.toContain("out of another"));
