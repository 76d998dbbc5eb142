/**
 * What each has of it in the end is none of the figures: "Anna paid 340, Ben 210, Carla 95, so each owes 215", "so everyone gets £30", "Split evenly we'd each get $66". Not "so Tom owes
 * 215", nor "each of us paid 30, Tom 50".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const EACH = wordSet("each everyone everybody both");
const LEADS = wordSet("so meaning therefore hence i.e. which we they we'd they'd you'd we'll they'll you'll");
const EVENLY = /(?<=[.;!] )(?:split|shared|divided) (?:evenly|equally|fairly)[^.;!]*$/iu; // catches "Split evenly that's ", not "split unevenly"
const REACH = 5;
const FEWEST = 3;

/** "so each charity gets", right in front. */
function isShared(scan: Scan, from: number): boolean {
  for (let at = from - 1; at > from - REACH && at > 0; at--) {
    if ([",", ".", ";", ":"].includes(lowerAt(scan, at))) return false;
    if (EACH.has(lowerAt(scan, at))) return LEADS.has(lowerAt(scan, at - 1));
  }
  return false;
}

export function sharedOut(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, EACH) && !scan.words.has("evenly") && !scan.words.has("equally")) return mentions;
  const figures = mentions.filter(isFigure);
  const last = figures.at(-1);
  if (!last || figures.length < FEWEST || last.basis) return mentions;
  if (!isShared(scan, last.from) && !EVENLY.test(scan.text.slice(0, last.start))) return mentions;
  return mentions.map((mention) =>
    mention === last ? aside(scan, last.from, last.to, "what each has of it") : mention,
  );
}
