/**
 * Figures that are of another kind than the compared ones: a unit is said with the first of a row and meant for the rest,
 * so a bare number in front of it, or one that counts a thing of its own, stands outside.
 * "Ligue 1: PSG 85 points, Monaco 67, Brest 61" → 1; "(304 points), (292), (252) after 16 races" → 16
 */
import type { Figure } from "../../recognize/mention.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { countedNoun } from "../labels/counted-noun.ts";

const isBare = ({ unit, scaled, part }: Figure): boolean => unit === null && !scaled && part !== true;

const LEAD_END = /[:.!?](?:\s|$)/; // catches ": ", not the point of "3.5"

/** The figures of a text that are of another kind than the others; none where most are. */
export function foreignFigures(scan: Scan, figures: readonly Figure[]): ReadonlySet<Figure> {
  const united = figures.filter(({ unit }) => unit !== null);
  const first = united[0];
  if (!first || figures.length < 3) return new Set();
  const sum = figures.reduce((all, { value }) => all + value, 0);
  if (first.unit?.kind === "percent" && Math.abs(sum - 100) < 1.5) return new Set();
  const last = figures.at(-1);
  const elided = figures.some(
    (figure) => isBare(figure) && figure.start > first.start && countedNoun(scan, figure) === "",
  );
  const everywhere = united.length >= 3 && united.length >= figures.length - 1;
  const kin = figures.filter((figure) => !isBare(figure) || countedNoun(scan, figure) === "");
  const inside = ({ start }: Figure): boolean => start > (kin[0]?.start ?? 0) && start < (kin.at(-1)?.start ?? 0);
  const named = figures.some((figure) => isBare(figure) && countedNoun(scan, figure) !== "" && inside(figure));
  const found = figures.filter((figure) => {
    if (!isBare(figure)) return false;
    if (lowerAt(scan, figure.to) === "times") return true;
    if (countedNoun(scan, figure) !== "") return !named;
    const lead = scan.text.slice(figure.end, Math.max(figure.end, first.start));
    if (figure.start < first.start) return elided && first !== last && LEAD_END.test(lead);
    return everywhere && figure !== last;
  });
  return found.length * 2 < figures.length ? new Set(found) : new Set();
}
