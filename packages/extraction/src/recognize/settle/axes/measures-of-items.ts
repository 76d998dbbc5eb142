/**
 * A measure right behind each item's name and in front of another figure is told of the item, and no step: "Puppy: 3.1 kg, 4 meals. Junior: 9 kg, 3
 * meals" → 3.1 kg · 4. Not "Dose: 5 mg, 12 %, 10 mg, 30 %".
 */
import { isWordAt, lowerAt, type Scan } from "../../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";

const FEWEST = 2;

/** "3.1 kg" between "Puppy:" and ",", as the figure that it is. */
function measureOf(scan: Scan, mention: Mention): Figure | null {
  if (!isAxis(mention) || mention.family !== "step" || lowerAt(scan, mention.from - 1) !== ":") return null;
  if (!isWordAt(scan, mention.from - 2) || ![",", "/", "and", "&"].includes(lowerAt(scan, mention.to))) return null;
  const figure = figureAt(scan, mention.from);
  return figure?.unit && figure.to === mention.to ? figure : null;
}

/** The mentions, such measures as figures where every step is one. */
export function measuresOfItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has(":")) return mentions;
  const steps = mentions.filter((mention) => isAxis(mention) && mention.family === "step");
  if (steps.length < FEWEST || !mentions.some(isFigure)) return mentions;
  const figures = steps.map((mention) => measureOf(scan, mention));
  if (figures.some((figure) => figure === null)) return mentions;
  return mentions.map((mention) => figures[steps.indexOf(mention)] ?? mention);
}
