/** "Overtime: Ann +6 h, Bo -2 h, Cy +1.5 h": a span with a sign, beside others with signs, is how much, and no time on from a start. Not "at +6 h 40, at +12 h 55". */
import type { Scan } from "../../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";

const SIGNED = /^[-−+]/u; // catches "-2 h" and "+1.5 h", not "2 h"

/** The mentions, such spans as figures. */
export function signedSpans(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const said = ({ start, end }: Mention): string => scan.text.slice(start, end);
  const spans = mentions.filter(
    (mention) => mention.kind === "axis" && mention.family === "duration" && SIGNED.test(said(mention)),
  );
  const figures = mentions.filter(isFigure);
  if (spans.length === 0 || figures.length === 0 || !figures.every((figure) => SIGNED.test(said(figure))))
    return mentions;
  const found = new Map<Mention, Figure>();
  for (const span of spans) {
    const figure = figureAt(scan, span.from + 1); // behind its sign
    if (!figure?.unit || figure.to !== span.to) return mentions;
    if (!figures.some(({ unit }) => unit?.symbol === figure.unit?.symbol)) return mentions;
    found.set(span, figure);
  }
  return mentions.map((mention) => found.get(mention) ?? mention);
}
