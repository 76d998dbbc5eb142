/**
 * Lines copied from a page, each a label and its figure behind a colon, keep their labels whole: "- To get away from it all: 39%⏎- To spend time
 * with friends: 57%" → Get away from it all · Spend time with friends. Not "Ann: 5 apples⏎Bo: 7 pears", where more is said behind.
 */

import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { startOf } from "./compared-first.ts";

const LINE =
  /^[^\p{L}\d\n]{0,6}(?:[Tt]o )?(\p{L}[^:\n\d|]{2,58}): ?[-+<>~]?[$€£]?\d[\d.,]*(?<=\d) ?(?:%|percent|[kKmM]|million|billion)?[.,;]?\s*$/u; // catches "- To get away: 39%", not "Ann: 5 apples"
const FEWEST = 3;

/** " get ", " from " and " office " of "Get from office". */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(" ")
    .map((word) => ` ${word} `);

/** The line that a figure stands in. */
function lineAt(text: string, start: number): string {
  const from = text.lastIndexOf("\n", start) + 1;
  const end = text.indexOf("\n", start);
  return text.slice(from, end < 0 ? text.length : end);
}

/** The readings, the best with its labels whole. */
export function withLineLabels({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length !== 1 || reading.points.length < FEWEST || !text.includes("\n"))
    return rows;
  const labels = reading.points.map((_, at) => LINE.exec(lineAt(text, startOf(reading, at)))?.[1]?.trim());
  const told = labels.every((label, at) => {
    const { name = "", axis } = reading.points[at] ?? {};
    const words = ` ${label?.toLowerCase()} `;
    return label !== undefined && !axis && name !== "" && wordsOf(name).every((word) => words.includes(word));
  });
  const cut = labels.some((label, at) => label !== reading.points[at]?.name && (label?.split(" ").length ?? 0) > 2);
  if (!told || !cut || new Set(labels).size < labels.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: labels[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}
