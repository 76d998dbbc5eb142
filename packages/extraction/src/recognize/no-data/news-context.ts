/**
 * Figures that news tell beside those that they compare: "a majority of 170" beside seats, "a poll of 20,000 voters at 130 polling
 * stations", what economists "had expected". Not where each item has one: "expected 3.7%, had 3.8%; expected 2%, had 2.1%".
 */
import { type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

type Context = { cues: readonly string[]; before: RegExp; behind?: RegExp; why: string };

const LIGHT = "(?:just |only |about |around |over |some |nearly )?[$€£]?$";

const CONTEXTS: readonly Context[] = [
  { cues: ["majority"], before: new RegExp(`\\bmajority of ${LIGHT}`, "iu"), why: "the majority" }, // catches "a majority of ", not "the majority, 12"
  {
    cues: ["poll", "survey"],
    before: new RegExp(`\\b(?:poll|survey)\\b[^.;:\\d]{0,60}\\bof ${LIGHT}`, "iu"), // catches "The poll, by Ipsos for the BBC, was of ", not "in the poll 12"
    behind:
      /^ (?:\p{L}+ )?(?:voters|adults|people|respondents|households|residents|members|readers|users|owners|parents|shoppers|workers|firms|businesses|employers|companies|customers|students)\b/u, // catches " British adults", not " seats"
    why: "sample size",
  },
  {
    cues: ["economists", "analysts", "forecasters", "experts", "markets", "investors", "traders"],
    before: new RegExp(
      `\\b(?:economists|analysts|forecasters|experts|markets|investors|traders)\\b[^.;:\\d]{0,60}\\b(?:expected|forecast|predicted|expecting|anticipated|pencilled in)\\b[^.,;:\\d]{0,40}?${LIGHT}`,
      "iu",
    ), // catches "Economists polled by Reuters had expected a rise to ", not "analysts forecast a hold, "
    why: "what was expected",
  },
  {
    cues: ["only"],
    before: new RegExp(
      `\\b(?:the|our) only (?:[\\p{L}-]+ ){1,4}(?:under|over|above|below|past|to (?:top|pass|exceed|reach)|(?:with )?(?:more|less|fewer) than) (?:an? )?${LIGHT}`,
      "iu",
    ), // catches "is the only region under ", not "only under "
    why: "a bound",
  },
  {
    cues: ["rate", "margin"],
    before: new RegExp(`\\b(?:response rate|margin of error)(?: was| is| of|:)?(?: a)? ${LIGHT}`, "iu"), // catches "Response rate: ", not "rate: "
    why: "how the survey was made",
  },
  {
    cues: ["expectations", "forecasts", "consensus", "estimates", "expectation", "forecast", "estimate"],
    before: new RegExp(
      `\\b(?:above|below|beat(?:ing)?|miss(?:ed|ing)|topp(?:ed|ing)|than|against|with|of|short of|ahead of) (?:\\p{L}+['’]? ){0,3}(?:expectations?|forecasts?|consensus|estimates?)(?: of| for)?(?: an?| growth of| a rise of)?(?: about| around)? ${LIGHT}`,
      "iu",
    ), // catches "compared with analysts' expectations of ", not "estimates: "
    why: "what was expected",
  },
];

const FEWEST = 3;
const FROM = /\b(?:up|down) from [$€£]?$|\b(?:rose|fell|grew|climbed|dropped) to .{0,60}\bfrom [$€£]?$/u; // catches "up from ", "rose to €4m from ", not "from "
const PLACES = /^ \p{L}+ (?:at|in|across|from) (?:\d+ )?$/u; // catches " voters at ", not " voters, "

/** The only figure of its kind beside three or more; null where there are others. */
function contextOf({ text }: Scan, figures: readonly Figure[], { before, behind }: Context): Figure | null {
  const found = figures.filter(
    ({ start, end }, at) =>
      before.test(text.slice(figures[at - 1]?.end ?? 0, start)) && (behind?.test(text.slice(end)) ?? true),
  );
  const [one, more] = found;
  if (behind && figures.length <= FEWEST + 1) return null; // "Our poll of 1,012 adults has yes on 48, no on 39 and 13 don't know" has a heading
  const rest = figures.filter((figure) => figure !== one);
  const fewest = rest.some(({ start }) => FROM.test(text.slice(0, start))) ? FEWEST - 1 : FEWEST; // "grew at 2%, ahead of expectations of 1.8%, and up from 1.3%"
  return one && !more && figures.length > fewest ? one : null;
}

/** The mentions with such figures as asides. */
export function newsContext(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const told = new Map<Mention, string>();
  for (const context of CONTEXTS) {
    const found = says(scan, context.cues) ? contextOf(scan, figures, context) : null;
    if (!found) continue;
    told.set(found, context.why);
    const next = figures[figures.indexOf(found) + 1];
    if (next && context.behind && PLACES.test(scan.text.slice(found.end, next.start))) told.set(next, context.why);
  }
  if (told.size === 0) return mentions;
  return mentions.map((mention) => {
    const why = told.get(mention);
    return why ? aside(scan, mention.from, mention.to, why) : mention;
  });
}
