/** The closest of several right answers is what the ranks learn. */
import { chartToWire } from "@charticle/contract";
import { expect, test } from "vitest";
import { extract } from "../../src/full-reader.ts";
import { tightest } from "./tightest.ts";

const ITEM = {
  id: "dev-001",
  kind: "list" as const,
  text: "Rent 35, food 20",
  series: [[]],
  points: [
    { name: ["Rent"], values: [35] },
    { name: ["Food"], values: [20] },
  ],
  time: false,
  transposable: false,
  unit: null,
  types: ["barchart" as const],
  alternatives: [],
};

const answerTo = (text: string) => {
  const answer = extract(text);
  if (!answer.ok) throw new Error(answer.message);
  return chartToWire(answer.chart);
};
const close = answerTo("Rent 35, food 20");
const loose = answerTo("Monthly rent 35, food 20");

test.each([
  ["the closer name wins", [loose, close], [true, true], [false, true]],
  ["a wrong answer never does", [loose, close], [true, false], [true, false]],
  ["equals stay together", [close, close], [true, true], [true, true]],
  ["none is right", [loose, close], [false, false], [false, false]],
])("%s", (_, answers, right, kept) => {
  expect(tightest(ITEM, answers, right)).toEqual(kept);
});
