/**
 * "Hull 250. Sales in Hull were 40 fewer than last year": what is told from a time that the text gives no figure of is a change, and
 * no level beside the others. Not "Last year we sold 410, this year 40 fewer than last year".
 */
import { type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const TIME =
  /\b(?:19|20)\d\d\b|\b(?:last|the previous) (?:year|month|week|quarter|season|winter|spring|summer|autumn|time)\b|\b(?:a|one|two|three|five|ten) (?:year|decade|month|week)s? (?:ago|earlier|before)\b|\bbefore the pandemic\b/iu; // catches "than last year", not "than Leeds"
const FEWEST = 2;

/** The time that it is told from stands nowhere else. */
const isAlone = (text: string, from: string): boolean => {
  const [time = ""] = TIME.exec(from) ?? [];
  return time !== "" && text.toLowerCase().split(time.toLowerCase()).length === 2;
};

/** The mentions with such changes as asides. */
export function sinceThen(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const plain = mentions.filter((mention) => isFigure(mention) && !mention.basis).length;
  if (plain < FEWEST || !says(scan, ["than"])) return mentions;
  const changes = mentions.filter((mention, at): mention is Figure => {
    const next = mentions[at + 1];
    const told = next?.kind === "aside" && next.why === "what it is told from" && isFigure(mention);
    return told && mention.basis?.spans.length === 1 && isAlone(scan.text, scan.text.slice(next.start, next.end));
  });
  if (changes.length === 0) return mentions;
  return mentions.map((mention) =>
    changes.some((change) => change === mention)
      ? aside(scan, mention.from, mention.to, "a change since then")
      : mention,
  );
}
