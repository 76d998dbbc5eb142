/** Readings of the rules and of the learned links in one order. Readings that state the same are one, known by both. */
import type { Mention } from "../../recognize/mention.ts";
import { perText } from "../../text/per-text.ts";
import type { Scan } from "../../text/scan.ts";
import type { Equipment } from "../equipment.ts";
import { keyOf } from "../name-key.ts";
import type { Reading } from "../reading.ts";
import { type Field, fieldOf, isRested, tellOf } from "./rank-features.ts";
import type { Ranked } from "./score.ts";
import type { Weights } from "./weights.ts";

/** Equal for readings that state the same figures under the same names, points and series swapped or not. */
export const tableKey = perText(({ points, series, cells }: Reading): string => {
  const stated: string[] = [];
  const columns = series.length > 1 ? series.map(keyOf) : [""];
  for (const [at, { name }] of points.entries()) {
    const own = keyOf(name);
    for (const [column, other] of columns.entries()) {
      const cell = cells[at]?.[column];
      if (cell) stated.push(own < other ? `${own}/${other}=${cell.value}` : `${other}/${own}=${cell.value}`);
    }
  }
  return stated.sort().join(";");
});

/** What speaks for a reading; only differences between readings of one text mean anything. */
function oddsOf(field: Field, row: Ranked, weights: Weights): number {
  const odds = { sum: 0 }; // a variable of its own would be a new number in memory each time
  tellOf(field, row, (place, amount) => {
    odds.sum += (weights[place] ?? 0) * amount;
  });
  return odds.sum;
}

/** The first of all readings that state the same, so many of them. */
export function distinctTables(rows: readonly Ranked[], most: number): Ranked[] {
  const byKey = new Map<string, Ranked>();
  for (const row of rows) {
    if (byKey.size === most) break;
    const key = tableKey(row.reading);
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return [...byKey.values()];
}

/** A reading without its largest point, which may be the whole that the others are parts of. */
function withoutTotal(reading: Reading): Reading {
  const values = reading.cells.map((row) => row[0]?.value ?? 0);
  const at = values.indexOf(Math.max(...values));
  const stays = (_: unknown, index: number): boolean => index !== at;
  return { ...reading, points: reading.points.filter(stays), cells: reading.cells.filter(stays) };
}

/** The same reading with what the text says is left of the whole goes before it: editors take both, a reader wants all. */
export function completed(rows: Ranked[]): Ranked[] {
  const best = rows[0];
  if (!best || isRested(best)) return rows;
  const rested = rows.filter(isRested);
  if (rested.length === 0) return rows;
  const keys = [best.reading, withoutTotal(best.reading)].map(tableKey);
  const whole = rested.find(({ reading }) =>
    keys.includes(tableKey({ ...reading, points: reading.points.slice(0, -1), cells: reading.cells.slice(0, -1) })),
  );
  return whole
    ? [{ ...whole, ...(best.odds === undefined ? {} : { odds: best.odds }) }, ...rows.filter((row) => row !== whole)]
    : rows;
}

/** "1,240 tickets, up 12% from last week": two or three figures of which one is a percentage of another are no series. */
const isMixed = ({ reading, parts }: Ranked): boolean =>
  (parts.beyond ?? 0) > 0 &&
  reading.points.length < 4 &&
  reading.figures.some(({ unit, value }) => unit === null && Math.abs(value) > 100);

export function rankAll(
  scan: Scan,
  mentions: readonly Mention[],
  rules: readonly Ranked[],
  links: readonly Ranked[],
  { ranks, misreadIn }: Equipment,
): Ranked[] {
  const best = rules[0]?.score ?? 0;
  const byKey = new Map<string, Ranked>();
  for (const [place, rule] of rules.entries()) {
    const key = tableKey(rule.reading);
    if (!byKey.has(key)) byKey.set(key, { ...rule, rule: { place, behind: rule.score - best } });
  }
  for (const linked of links) {
    const key = tableKey(linked.reading);
    const same = byKey.get(key);
    if (!same) byKey.set(key, linked);
    else if (!same.link && linked.link) byKey.set(key, { ...same, link: linked.link });
  }
  const all = [...byKey.values()];
  const plain = all.filter((row) => !isMixed(row));
  const rows = plain.length > 0 ? plain : all;
  const field = fieldOf(scan, mentions, rows);
  const isMisread = misreadIn?.(scan);
  return completed(
    rows
      .map((row) => ({ ...row, odds: oddsOf(field, row, ranks) }))
      .filter(({ reading }) => !isMisread?.(reading))
      .sort((a, b) => b.odds - a.odds),
  );
}
