/**
 * Several heads in turn, each with items of its own, are all told in the title: "Income: salary 3200, benefit 250. Expenses: rent 1100, food 600" →
 * Income and Expenses. Not "Rent: Rome 900, Oslo 1,200", nor "Ann: 3. Ben: 5", whose heads are the names.
 */
import type { Reading } from "../read/reading.ts";
import type { Scan } from "../text/scan.ts";
import { saysNothing } from "./empty-words.ts";

const HEAD = /(?:^|[.;/|\n] ?)(\p{L}[\p{L} &'’-]{1,24}): /gu; // catches "Income: " and ". Monthly expenses: ", not ", food: " or "Q1: "
const MOST = 3;

/** "" where the text has fewer heads, or one without items. */
export function severalHeads({ text }: Scan, { cells, points, series, shape }: Reading): string {
  if (series.length !== 1 || shape === "table") return "";
  const heads = [...text.matchAll(HEAD)];
  const [first] = heads;
  if (!first || first.index > 0 || heads.length < 2 || heads.length > MOST) return "";
  const shown = cells.flatMap((row) => row.flatMap((cell) => cell?.spans[0]?.[0] ?? []));
  const names = new Set(points.map(({ name }) => name.toLowerCase()));
  const counts = heads.map(({ index }, at) => {
    const end = heads[at + 1]?.index ?? text.length;
    return shown.filter((start) => start > index && start < end).length;
  });
  const words = heads.map(([, head = ""]) => head.trim());
  const plain = words.every((head) => !names.has(head.toLowerCase()) && !saysNothing(head));
  if (!plain || counts.includes(0) || Math.max(...counts) < 2) return "";
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
