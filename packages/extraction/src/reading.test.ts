import { describe, expect, test } from "vitest";
import { readCorpus } from "../scripts/read-corpus.ts";
import { chartLine } from "./compose/chart-line.fixture.ts";
import { evaluate, type Outcome, type ReaderAnswer } from "./corpus/evaluate.ts";
import { extract as extractFully } from "./full-reader.ts";
import { extract } from "./reading.ts";

const lineOf = (answer: ReaderAnswer): string => (answer.ok ? chartLine(answer.chart) : answer.reason);

test.each([
  ["Chrome 65%, Safari 19%, Edge 5%, the rest others.", "Chrome 65 · Safari 19 · Edge 5 · Others 11"],
  ["Rent rose from 900 to 1,100 euros.", "Before 900 · After 1100"],
  ["Ann and Bo sold 3 and 5 cakes in May, 4 and 9 in June.", "[Ann / Bo] May 3/5 · June 4/9"],
  ["70% of nurses want shorter shifts; among doctors, it's 45%.", "Nurses 70 · Doctors 45"],
  ["Sold 3 apples 5 pears 8 plums", "Apples 3 · Pears 5 · Plums 8"],
  ["Meet me in room 204 at 5.", "no-data"],
])("the page's reserve reads %s as the full reader does", (text, line) => {
  expect(lineOf(extract(text))).toBe(lineOf(extractFully(text)));
  if (line !== "no-data") expect(lineOf(extract(text))).toBe(line);
});

test.each([["Nurses in the survey slept 6.1 hours, doctors 5.8", "Nurses 6.1 · Doctors 5.8"]])(
  "%s is one of the few that only the full reader reads so",
  (text, line) => {
    expect(lineOf(extractFully(text))).toBe(line);
    expect(lineOf(extract(text))).not.toBe(line);
  },
);

describe("over the texts of the corpus, the page's reserve, whose links see no words,", () => {
  const items = (["dev", "own"] as const).flatMap((file) => readCorpus(file));
  const page = evaluate(items, extract);
  const full = evaluate(items, extractFully);

  test("is right nearly as often as the full reader: 4 of 100 texts fewer at most", () => {
    const right = (outcomes: readonly Outcome[]): number => outcomes.filter(({ verdict }) => verdict.exact).length;
    expect((right(full) - right(page)) / items.length).toBeLessThanOrEqual(0.04);
  });

  test("answers 90 of 100 alike", () => {
    const other = page.filter(({ answer }, at) => {
      const fully = full[at]?.answer;
      return fully === undefined || lineOf(answer) !== lineOf(fully);
    });
    expect(other.length / items.length).toBeLessThanOrEqual(0.1);
  });
});
