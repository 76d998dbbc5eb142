/**
 * What one item of a list was before is none of its items: "Broadcast TV accounted for 56%, down from 70% in 2019, YouTube for 14%,
 * Netflix 8%, TikTok 6%" → without 70%. Not where the others tell their past or their times as well.
 */
import { type Scan, says } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES = ["from", "against", "versus"];
const FROM =
  /^(?: [\p{L}'’-]+){0,4},? \(?(?:(?:slightly |sharply |a little )?(?:up|down) from|rising from|falling from|against|versus) (?:just |only |about )?[$€£]?$/u; // catches ", down from " and " of that, up from ", not ", from "
const WHEN =
  /^(?: [\p{L}'’-]+)?,? (?:in (?:(?:19|20)\d\d|\p{Lu}\p{Ll}+)|(?:a|one|two|three|five|ten) (?:year|month|decade|week)s? (?:ago|earlier|before)|last (?:year|month|week|time)|the (?:year|month|week) before|at the last election)\b/u; // catches " in 2019" and " a year earlier", not " in schools"
const FEWEST = 3;

const unitOf = ({ unit }: Figure): string => unit?.symbol ?? "";

/** The mentions with such a figure and its time as asides. */
export function pastOfOne(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < FEWEST + 2 || !says(scan, CUES)) return mentions;
  const pasts = figures.filter((figure, at) => {
    const base = figures[at - 1];
    return (
      base !== undefined &&
      unitOf(base) === unitOf(figure) &&
      FROM.test(scan.text.slice(base.end, figure.start)) &&
      WHEN.test(scan.text.slice(figure.end))
    );
  });
  const [past, more] = pasts;
  if (!past || more) return mentions;
  const at = figures.indexOf(past);
  const others = figures.filter((figure, place) => place !== at && place !== at - 1 && unitOf(figure) === unitOf(past));
  const next = figures[at + 1]?.start ?? scan.text.length;
  const own = mentions.filter(isAxis).filter(({ start }) => start >= past.end && start < next);
  const timed = mentions.filter((mention) => isAxis(mention) && !mention.shy && !own.includes(mention));
  if (others.length < FEWEST || own.length > 1 || timed.length > 1) return mentions;
  return mentions.map((mention) =>
    mention === past || own.some((axis) => axis === mention)
      ? aside(scan, mention.from, mention.to, "what it was before")
      : mention,
  );
}
