/**
 * Times and ages in brackets behind names that differ: "Acme – 11,000 jobs (9 November), Bolt – 18,000 jobs (4 January)", "74% of Gen Zers
 * (ages 18-25) … 68% of millennials (ages 26-41)". Who it is names the figures, the brackets say when. Not "sales 12 (2020), 15 (2021)".
 */
import { lowerAt, type Scan } from "../../../text/scan.ts";
import { type AxisMark, isAxis, isFigure, type Mention } from "../../mention.ts";
import { aside } from "../../place.ts";

const FEWEST = 2;
const LEADS: ReadonlySet<string> = new Set(["ages", "aged", "age", "in", "on", "born", "since", "founded"]);

/** From the bracket to its end there is the time alone. */
function isBracketed(scan: Scan, { from, to }: AxisMark): boolean {
  const lead = LEADS.has(lowerAt(scan, from - 1)) ? from - 2 : from - 1;
  return lowerAt(scan, lead) === "(" && lowerAt(scan, to) === ")";
}

/** The words of each item, from the bracket before it to its own. */
const wordsOf = (scan: Scan, from: number, to: number): string =>
  scan.tokens
    .slice(from, to)
    .filter(({ kind, lower }) => kind === "word" && !LEADS.has(lower))
    .map(({ text }) => text)
    .join(" ");

/** Names, rather than the one noun that all are counted in: at least one word with a capital, or more, in each, and no two alike. */
function areNamed(scan: Scan, times: readonly AxisMark[]): boolean {
  const items = times.map(({ from }, at) => wordsOf(scan, at === 0 ? 0 : (times[at - 1]?.to ?? 0), from));
  const [first = "", ...others] = items;
  const own = others.filter((item) => /\p{Lu}\p{L}+|\bof \p{L}{4,}/u.test(item)); // catches "Bolt jobs" and "of millennials", not "jobs"
  return first !== "" && own.length === others.length && new Set(items).size === items.length;
}

export function bracketedTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("(")) return mentions;
  const times = mentions.filter(isAxis);
  const figures = mentions.filter(isFigure);
  if (times.length < FEWEST || times.length !== figures.length || !times.every((time) => isBracketed(scan, time)))
    return mentions;
  const turns = times.every(({ from }, at) => {
    const figure = figures[at];
    return figure !== undefined && figure.from < from && figure.from >= (times[at - 1]?.to ?? 0);
  });
  if (!turns || !areNamed(scan, times)) return mentions;
  return mentions.map((mention) =>
    isAxis(mention) ? aside(scan, mention.from, mention.to, "when or how old") : mention,
  );
}
