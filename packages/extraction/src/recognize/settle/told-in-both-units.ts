/**
 * A measure told again in other units is told once: "29,029 feet (8,848 m)", "40.2°C (104.4°F)", "4,225 miles (6,800 kilometers)". Not "12 km (8)",
 * nor "Oslo 12 (9)", a figure of its own.
 */
import { type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

/** How many of the one make one of the other. */
const FACTORS = [
  0.3048, 1.609, 2.54, 25.4, 0.4536, 2.59, 0.4047, 0.9144, 3.785, 28.35, 2.2046, 0.621, 0.386, 2.471, 6.35,
];
const NEAR = 0.04;
const DEGREES = 1.5;
const UNIT = /^ ?(?:°|º|\p{L})/u; // catches " m" and "°F", not ")"
const WARM = /^ ?[°º]? ?[FC]\b|^ ?(?:degrees? )?(?:Fahrenheit|Celsius|centigrade)/u; // catches "°F", " F" and " Celsius", not " m" or "c"
const MOST_WORDS = 3;

const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) < NEAR;

const isConverted = (one: number, other: number): boolean =>
  FACTORS.some((factor) => isNear(one * factor, other) || isNear(other * factor, one));

const isWarmth = (one: number, other: number): boolean =>
  [one * 1.8 + 32, (one - 32) / 1.8, one * 1.8, one / 1.8].some((degrees) => Math.abs(degrees - other) < DEGREES);

/** Right behind it, in brackets of its own. */
function isAgain(scan: Scan, first: Figure, second: Figure | undefined): second is Figure {
  if (!second || second.from - first.to > MOST_WORDS) return false;
  const between = scan.text.slice(first.end, second.start);
  const behind = scan.text.slice(tokenAt(scan, second.from).end);
  if (!/^[^\d;:,.]{0,24}\([-–~c. ]{0,3}$/u.test(between) || !/^[^()\n]{0,24}\)/u.test(behind)) return false; // catches " (", " feet (" and "(-", not ", "
  if (WARM.test(behind)) return isWarmth(first.value, second.value) || isWarmth(first.value, -second.value);
  return UNIT.test(behind) && first.unit?.symbol !== second.unit?.symbol && isConverted(first.value, second.value);
}

export function toldInBothUnits(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(")) return mentions;
  const figures = mentions.filter(isFigure);
  const again = new Set<Mention>(
    figures.filter((figure, at) => at > 0 && isAgain(scan, figures[at - 1] ?? figure, figure)),
  );
  if (again.size === 0) return mentions;
  return mentions.map((mention) =>
    again.has(mention) ? aside(scan, mention.from, mention.to, "told again in other units") : mention,
  );
}
