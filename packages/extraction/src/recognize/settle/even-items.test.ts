import { expect, test } from "vitest";
import { scanText } from "../../text/scan.ts";
import { recognizeAll } from "../all-rules.ts";

const figuresOf = (text: string): number[] =>
  recognizeAll(scanText(text)).flatMap((mention) => (mention.kind === "figure" ? [mention.value] : []));

const rows: readonly (readonly [string, readonly number[]])[] = [
  // the other items say that the last number is a figure
  ["Loans this week: novels 212, comics 98, Atlases 14 (new shelf)", [212, 98, 14]],
  ["Votes: Mango 1,308 – Lime 1,122 – Cherry 640 – fig 97", [1308, 1122, 640, 97]],
  ["Hits: home 84, shop 51, ref 9, blog 7", [84, 51, 9, 7]],
  ["Nurses 9 of 22, Porters 5 of 9, Cooks 7 of 30", [9, 22, 5, 9, 7, 30]],
  ["FOR 14 AGAINST 9 abstained 3", [14, 9, 3]],
  ["East Asia 41 to 17, West Asia 38 to 12", [41, 17, 38, 12]],
  // a slash between figures that differ behind it tops no scale
  ["used/bought: pens 3/5, pads 41/60, inks 7/100", [3, 5, 41, 60, 7, 100]],
  ["taste 4/5, looks 3/5, price 2/5", [4, 3, 2]],
  ["content 34/40, style 36/40, wit 15/20, pace 8/20", [34, 36, 15, 8]],
  ["plan/real: design 10 days / 14 days, build 30 / 41, test 10 / 6", [10, 14, 30, 41, 10, 6]],
  ["Lap 1 / 41.2, lap 2 / 42.9, lap 3 / 40", [41.2, 42.9, 40]],
  // scores of one scale
  ["4 out of 5 for the soup, 3.5 for the stew, 2 for the pie", [4, 3.5, 2]],
  ["effort 4/6, homework 1/6, tests 5/6", [4, 1, 5]],
  ["bought/sold: lamp €4/€25, chair €12/€25, jacket €9/€25", [4, 25, 12, 25, 9, 25]],
  ["Two out of five walk, 30% ride", [40, 30]],
  // pairs that run both ways
  ["pace 2 – 6, power 5 – 3, reach 4 – 4", [2, 6, 5, 3, 4, 4]],
  // what a count, a low and a high are
  ["There were 4 trams in service in 2012. That became 9 in 2015, 14 in 2018 and 21 in 2021.", [4, 9, 14, 21]],
  ["Today: max 31 °C, min 17 °C, rain 4 mm", [31, 17, 4]],
  ["Not a single swift in April. Nine in May, thirty in June.", [0, 9, 30]],
  ["a half-dozen eggs and a dozen rolls", [6, 12]],
  // names stay names
  ["Windows 11 ran on 40 machines, macOS 14 on 30", [40, 30]],
  ["Notes on p. 48, 12 pupils read them, 9 did not", [12, 9]],
];
test.each(rows)("%s", (text, expected) => expect(figuresOf(text)).toEqual(expected));
