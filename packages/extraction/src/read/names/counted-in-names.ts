/**
 * Counts that stand in front of what they count are no part of its name where the share in brackets is told of it: "79,573 Danes (1.91%),
 * 55,984 Tatars (1.34%)" → Danes · Tatars; and what each is a measure of is told once: "the proportion of men is 48%, the proportion of
 * women 52%" → Men · Women. Not "7 Up (4%)", nor "number of cars 12, number of vans 9, share of bikes 4%".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const COUNT = /^\d{1,3}(?:,\d{3})+ (?=\p{L})/u; // catches "79,573 " of "79,573 Danes", not "7 Up"
const MEASURE = /^(?:the )?(proportion|number|share|percentage|amount|count) of (?:the )?(?=\p{L})/iu; // catches "proportion of ", not "proportions of"
const FEWEST = 2;

const GROUPS =
  "women|men|girls|boys|adults|people|students|pupils|teens|teenagers|voters|parents|children|workers|respondents|males|females|residents|households";
const DOING = new RegExp(`^((?:\\p{L}+ ){0,2}(?:${GROUPS})) \\p{Ll}+ing$`, "iu"); // catches "women taking", not "women" or "working women"
const GROUP = new RegExp(`^(?:\\p{L}+ ){0,2}(?:${GROUPS})$`, "iu"); // catches "young men", not "men's"

const OF_DOING = /^(.{2,40}(?:s|women|men|people|children|staff)) \p{Ll}+ing(?: \p{Ll}+)?$/u; // catches "Independents finding healthcare", not "living wages"

const LED = /(?:%|percent|per cent) of (?:the )?$/u; // catches "19% of ", not "of " or "14 "

/** "22% of Democrats and 19% of Independents finding healthcare …": the group of a share, without what it does. */
function ofDoingCut(text: string, names: readonly string[]): string[] | null {
  const cut = names.map((name) => {
    const group = OF_DOING.exec(name)?.[1];
    const told = group !== undefined && LED.test(text.slice(0, text.indexOf(name)));
    return told ? group : name;
  });
  const groups = names.some((name, at) => cut[at] === name && name.endsWith("s"));
  return groups && cut.some((name, at) => name !== names[at]) ? cut : null;
}

/** "Women taking" beside "men", of "66% of women taking their first degree": what they do is no part of the name. */
function doingCut(names: readonly string[]): string[] | null {
  const cut = names.map((name) => DOING.exec(name)?.[1] ?? name);
  return names.some((name) => GROUP.test(name)) && cut.some((name, at) => name !== names[at]) ? cut : null;
}

/** What all names begin with; null where one does not. */
function cutBy(names: readonly string[], head: RegExp): string[] | null {
  const heads = new Set(
    names.map((name) => (head.exec(name)?.[1] ?? (head.test(name) ? "" : null))?.toLowerCase() ?? null),
  );
  return heads.has(null) || heads.size > 1 ? null : names.map((name) => name.replace(head, ""));
}

/** The readings, the best with such names cut. */
export function withoutCountsInNames({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.points.length < FEWEST || best.reading.points.some(({ axis }) => axis)) return rows;
  const { reading } = best;
  const names = reading.points.map(({ name }) => name);
  const cut =
    doingCut(names) ??
    ofDoingCut(text, names) ??
    cutBy(names, COUNT) ??
    (reading.series.length === 1 ? cutBy(names, MEASURE) : null);
  if (!cut || new Set(cut.map((name) => name.toLowerCase())).size < cut.length) return rows;
  const measure = MEASURE.exec(names[0] ?? "")?.[1];
  const [own = ""] = reading.series;
  const series = measure && own === "" ? [measure] : reading.series;
  return [{ ...best, reading: { ...reading, series, points: cut.map((name) => ({ name })) } }, ...others];
}
