/** "The van cut that by 20%, and the app has since knocked £120 off": what was taken off afterwards is taken off what was left then. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt } from "../../text/scan.ts";
import { amountOf, endsAt, type Tell, told } from "./tell.ts";

const TAKING = wordSet("knocked shaved lopped chopped trimmed sliced wiped docked");
const THEN = wordSet("since then later afterwards");
const IT = wordSet("it that");
const BACK = 4;

/** Behind a figure that is itself worked out: "has since knocked £120 off", "then shaved 5 off that". */
export const takenOff: Tell = (row) => {
  const { scan, figure, before } = row;
  const last = before.at(-1);
  const amount = amountOf(row);
  const off = [figure.to - 1, figure.to].find((at) => lowerAt(scan, at) === "off");
  if (!last?.basis || amount === null || off === undefined || !TAKING.has(lowerAt(scan, figure.from - 1))) return null;
  const then = Array.from({ length: BACK }, (_, back) => lowerAt(scan, figure.from - 2 - back));
  const pointed = IT.has(lowerAt(scan, off + 1)) ? 1 : 0;
  const closed = endsAt(scan, off + 1 + pointed);
  return closed && then.some((word) => THEN.has(word))
    ? told(row, { base: last, add: -amount, to: off + 1 + pointed })
    : null;
};
