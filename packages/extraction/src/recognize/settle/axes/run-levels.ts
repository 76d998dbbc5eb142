/**
 * Of two lists of one length told one behind the other, the second tells at which level the first was measured: "crumb height came out at 6.1, 7.4
 * and 8.0 cm with 65, 70 and 75% hydration" → 65%, 70%, 75%; "grew 2, 4 and 7 cm with 10, 20 and 30 ml of water". Each list has its own unit, and
 * the second rises or falls throughout. Not "Ann, Bo and Cy ran 5, 8 and 12 km with 10, 15 and 20 kg packs", where names stand in front.
 */
import { type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../mention.ts";

const LEADS = ["with", "at", "on", "under", "after", "for", "in"];
const LINK = /^(?:\)?,?| \p{Ll}+) (?:with|at|on|under|after|for|in) (?:only |just |about )?$/u; // catches " with " and " high at ", not " and "
const JOINT = /^%?(?:, ?|,? (?:and|or|&) (?:finally )?)$/u; // catches ", " and " and ", not " with "
const LISTED = /(?:^|[.:;] ?|\b(?:in|for|at|on|of) )((?:[^.,;:\d]+, )+)[^.,;:\d]+? and [^.,;:\d]+$/u; // catches "Ann, Bo and Cy ran ", not "The crust came out at "
const COLON = /[: ]+$/u; // catches ": " behind "In Leeds, Hull and York", not ", "
const FEWEST = 3;

const isSteady = (row: readonly Figure[]): boolean => {
  const steps = row.slice(1).map(({ value }, at) => value - (row[at]?.value ?? 0));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
};

/** Nothing but list marks between them. */
const isRun = ({ text }: Scan, row: readonly Figure[]): boolean =>
  row.slice(1).every(({ start }, at) => JOINT.test(text.slice(row[at]?.end, start)));

function markOf({ from, to, start, end, value }: Figure, symbol: string): AxisMark {
  const name = symbol === "%" ? `${value}%` : `${value} ${symbol}`;
  return { kind: "axis", family: "step", from, to, start, end, name, order: value, position: null };
}

export function runLevels(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, LEADS)) return mentions;
  const figures = mentions.filter(isFigure).filter(({ weak }) => !weak);
  const count = figures.length / 2;
  if (count < FEWEST || !Number.isInteger(count) || figures.some(({ basis, range, part }) => basis || range || part))
    return mentions;
  const [first, second] = [figures.slice(0, count), figures.slice(count)];
  const [opener, last, next, end] = [first[0], first.at(-1), second[0], second.at(-1)];
  if (!opener?.bare || !last?.unit || !next || !end?.unit || last.unit.symbol === end.unit.symbol) return mentions;
  const symbol = end.unit.symbol;
  const plain = second.every(({ unit }) => unit === null || unit.symbol === symbol);
  if (!plain || !LINK.test(scan.text.slice(last.end, next.start)) || !isRun(scan, first) || !isRun(scan, second))
    return mentions;
  const lead = scan.text.slice(0, opener.start).replace(COLON, "");
  const names = (LISTED.exec(lead)?.[1]?.split(", ").length ?? 0) + 1;
  const timed = mentions.filter(isAxis).filter((axis) => axis.start < opener.start).length;
  if (names === count || timed >= count || !isSteady(second)) return mentions;
  return mentions.map((mention) => (isFigure(mention) && second.includes(mention) ? markOf(mention, symbol) : mention));
}
