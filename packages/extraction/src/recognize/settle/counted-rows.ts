/**
 * A row of counts behind a row of money keeps its figures as they stand: "Grants: €40k arts, €25k sport. Applications: 31, 44" → 31 applications, and not 31
 * thousand of euros. Not "Costs: 31, 44", nor "2023: 31, 44", which are money in thousands too.
 */
import { matchesIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";

const COUNTS =
  /(?<=[.;\n] ?)(?:(?:number of|new|total|our|active) )?(?:staff|employees|headcount|heads|people|persons|workers|volunteers|customers|clients|users|members|subscribers|visitors|guests|players|students|pupils|patients|donors|winners|applicants|applications|requests|orders|units|tickets|complaints|calls|visits|downloads|posts|returns|refunds|projects|stores|shops|sites|branches|bookings|sign-?ups|jobs|cases|incidents|deals|leads|events|entries|awards|vehicles|rooms|beds|days|hours|weeks|trips|meals|votes|seats): (?=\d)/giu; // catches "Applications: " behind ". ", not "Costs: " or "2023: "
const ROW = /^\d+(?:[.,]\d+)?(?:(?:, and |, | and | ?\/ )\d+(?:[.,]\d+)?)*(?=[.!]?(?:\s|$))/u; // catches "31, 44, 12", not "31k"

/** The mentions, the figures of such rows no longer bare. */
export function countedRows({ text, signs }: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!signs.has(":")) return mentions;
  const money = mentions.some((mention) => isFigure(mention) && mention.scaled && mention.unit?.kind === "currency");
  if (!money) return mentions;
  const rows = matchesIn(text, COUNTS).flatMap(({ index, 0: head }) => {
    const from = index + head.length;
    const row = ROW.exec(text.slice(from))?.[0];
    return row ? [[from, from + row.length] as const] : [];
  });
  if (rows.length === 0) return mentions;
  const inRow = ({ start, end }: Mention): boolean => rows.some(([from, to]) => from <= start && end <= to);
  return mentions.map((mention) =>
    isFigure(mention) && mention.bare && !mention.scaled && inRow(mention) ? { ...mention, bare: false } : mention,
  );
}
