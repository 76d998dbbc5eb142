/** Bands told one after the other: "under 25, 25 to 44, 45 to 64" → three bands. Not "from 20 to 35 here, from 18 to 22 there". */
import { isNumberAt, lowerAt, type Scan } from "../text/scan.ts";
import { type Figure, isFigure, type Mention } from "./mention.ts";
import { placeOf, wordsOf } from "./place.ts";

/** "under 25, 25 to 44, 45 to 64": pairs joined by "to", each from where the last one ends, are bands. */
export function bandRuns(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const pairs = new Map<Mention, Figure>();
  for (const [at, low] of mentions.entries()) {
    const high = mentions[at + 1];
    if (!isFigure(low) || !high || !isFigure(high) || !low.bare || !(high.bare || high.unit?.symbol === "s")) continue; // "25 to 34s"
    const joined = ["to", "-", "–"].includes(lowerAt(scan, low.to)) && high.from === low.to + 1;
    const chained = lowerAt(scan, high.to) === "to" && isNumberAt(scan, high.to + 1);
    if (joined && (chained || low.value > high.value)) return [...mentions]; // "31 to 56 to 92", "72 to 21, 33 to 61"
    if (joined && low.value < high.value && Number.isInteger(low.value)) pairs.set(low, high);
  }
  const rows = [...pairs];
  const bands = mentions.filter((mention) => mention.kind === "axis" && mention.family === "band").length;
  const follows = rows.every(([low], at) => {
    const before = rows[at - 1]?.[1];
    return !before || (isFigure(low) && low.value - before.value >= 0 && low.value - before.value <= 1);
  });
  const others = mentions.filter(isFigure).length - rows.length * 2;
  if (rows.length === 0 || rows.length + bands < 2 || !follows || others < rows.length + bands) return [...mentions];
  const highs = new Set<Mention>(pairs.values());
  return mentions.flatMap((mention): Mention[] => {
    const high = pairs.get(mention);
    if (highs.has(mention)) return [];
    if (!high || !isFigure(mention)) return [mention];
    const place = placeOf(scan, mention.from, high.to);
    return [
      {
        kind: "axis",
        ...place,
        family: "band",
        name: wordsOf(scan, mention.from, high.to),
        order: mention.value,
        position: null,
      },
    ];
  });
}
