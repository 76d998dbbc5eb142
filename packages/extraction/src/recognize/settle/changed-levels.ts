/**
 * "Wheat is forecast at 34m bushels, down 50% from 2020, barley at 343m, down 41% from last year": how each level of a list has
 * changed, told with the time that it changed from. The levels are charted. Not "sales were 34m, down 50% from 2020" alone, whose
 * level before is worked out.
 */
import { CHANGE_DOWN, CHANGE_UP } from "../../lexicon/verbs.ts";
import { type Scan, says } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES: readonly string[] = ["from", "on", "over", "compared", "to"];
const WAYS: ReadonlySet<string> = new Set([...CHANGE_UP, ...CHANGE_DOWN]);
const NEAR = 4;
const HELD =
  /^ (?:from|on|over|compared (?:with|to)|against|versus) (?:(?:the|a|an?) )?(?:(?:last|previous|prior|same|past) |(?:19|20)\d\d|year|month|quarter|week|(?:Jan|Feb|Ma[ry]|Apr|Ju[nl]|Aug|Sep|Oct|Nov|Dec))/u; // catches " from 2020" and " on last year", not " from 12"
const LED = /^ to (?:about |around |nearly |almost |just |only |over |some )?\p{Sc}?\d/u; // catches " to $7", not " to the"
const LEAST = 2;
const MANY = 3;

/** "down 50% from 2020": a share of change, held against a time. */
function isChange(scan: Scan, { from, end, unit }: Figure): boolean {
  if (unit?.symbol !== "%" || !HELD.test(scan.text.slice(end))) return false;
  return scan.tokens.slice(Math.max(0, from - NEAR), from).some(({ lower }) => WAYS.has(lower)); // "increase their production 4%"
}

/** The time that a change is held against stands right behind it. */
const isHeld = (scan: Scan, { end }: Figure, { start }: Mention): boolean =>
  start > end && /^ \p{L}+(?: \p{L}+)?(?: the| an?)? $/u.test(scan.text.slice(end, start)); // catches " from ", not ", and in "

export function changedLevels(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const held = figures.filter((figure) => isChange(scan, figure));
  const led = figures.filter(({ unit, end }) => unit?.symbol === "%" && LED.test(scan.text.slice(end))); // "fell 63% to $7m in India, 47% to $9m in Iran, …"
  const changes = held.length === 0 && led.length >= MANY ? led : held;
  const levels = figures.filter((figure) => !changes.includes(figure));
  const turns = figures.map((figure) => changes.includes(figure));
  const paired = levels.length === changes.length && turns.every((one, at) => at % 2 === 0 || one !== turns[at - 1]);
  const units = new Set(levels.map(({ unit }) => unit?.symbol ?? ""));
  const plain = !units.has("%") && units.size === 1 && levels.every(({ basis }) => !basis);
  if (changes.length < LEAST || !paired || !plain) return mentions;
  const times = mentions.filter(
    (mention) => isAxis(mention) && changes.some((change) => isHeld(scan, change, mention)),
  );
  return mentions.map((mention) =>
    times.includes(mention) || (isFigure(mention) && changes.includes(mention))
      ? aside(scan, mention.from, mention.to, "how it has changed")
      : mention,
  );
}
