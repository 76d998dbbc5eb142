/**
 * "£12 this season, £10 last season and £8 before that": the time in front of the last that is told. Not "12 in May and 8 before that", nor "9 the
 * year before that", which is told whole.
 */
import { isNumberAt, isWordAt, lowerAt, type Scan, says } from "../../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../../mention.ts";
import { axisMark } from "../../times/axis-mark.ts";

const JOINS: ReadonlySet<string> = new Set(["and", "but"]);

/** The mentions with such a time in the place of the bare "before". */
export function beforeThat(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["before"]) || !says(scan, ["that"])) return mentions;
  return mentions.map((mention, at) => {
    const figure = mentions[at - 1];
    if (!isAxis(mention) || !figure || !isFigure(figure) || !isBeforeThat(scan, mention.from, figure)) return mention;
    const past = mentions
      .slice(0, at)
      .filter(isAxis)
      .filter(({ family, order }) => family === "relative" && order < 0);
    if (past.length === 0 || mention.to > mention.from + 1) return mention;
    const order = Math.min(...past.map((axis) => axis.order)) * 2;
    const { from } = mention;
    return axisMark({ scan, from, to: from + 2, family: "relative", order, position: order, name: "Before" });
  });
}

/** "before that" at a token, and no noun behind it. */
const isBeforeThat = (scan: Scan, at: number, { to }: Mention): boolean =>
  lowerAt(scan, at) === "before" &&
  lowerAt(scan, at + 1) === "that" &&
  (at === to || isWordAt(scan, to)) &&
  (!isWordAt(scan, at + 2) || JOINS.has(lowerAt(scan, at + 2))) &&
  !isNumberAt(scan, at + 2);
