/**
 * Numbers that were drawn count nothing: "Winning numbers: 4, 8, 15, 16, 23, 42", "the winning raffle tickets are 142, 387 and 219",
 * "Powerball: 5 12 33 47 60". Not "Raffle tickets sold: 40, 55, 60", nor "Lottery grants: art 12, sport 9".
 */
import { matches } from "../../text/needs/matches.ts";
import { type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { withFiguresAside } from "../place.ts";

const CUES = ["lottery", "lotto", "lucky", "winning", "euromillions", "powerball", "draw", "bingo"];
const DRAWN =
  /\b(?:(?:lottery|lotto|lucky|winning|bingo)(?: \p{L}+){0,2} (?:numbers?|balls?)|winning(?: \p{L}+)? tickets?|euromillions(?: results| numbers)?|powerball|lotto(?: results)?|(?:tonight|today|saturday|wednesday|this week)['’]?s (?:lotto |lottery )?draw)\b[^\d]{0,24}\d/iu; // catches "Winning numbers: 4", not "winning teams: 4"
const RUN = /\d{1,3}(?:(?:, ?|,? and | ?[-–] ?| )\d{1,3}){2,}/u; // catches "4, 8 and 15", not "art 12, sport 9"

/** The mentions, those numbers asides. */
export function drawnNumbers(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES) || !matches(scan.text, DRAWN) || !matches(scan.text, RUN)) return mentions;
  const figures = mentions.filter(isFigure);
  if (!figures.every(({ unit, value }) => unit === null && Number.isInteger(value) && value < 1000)) return mentions;
  return withFiguresAside(scan, mentions, "a number that was drawn");
}
