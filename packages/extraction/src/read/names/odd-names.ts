/**
 * A name of a table that is of another sort than its fellows, where its own words hold one that is like them.
 * "Listeners to the morning show were 80 in May and 95 in June; the late show drew 60 and 310" → morning show
 * "Days lost in health went up from 1,900 to 3,400, in transport from 2,750 to 4,100" → health
 * "Homeowners: turnout of 68% in 2017 and 67% in 2021. Tenants: 47%, later 49%" → Homeowners
 */
import { singular } from "../../lexicon/morphology.ts";
import type { Mention } from "../../recognize/mention.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { leadOf } from "../labels/first-doer.ts";
import { labelOf } from "../labels/label.ts";
import { spotOf } from "../rank/rank-spots.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import type { Atom, WordAtom } from "../sentence/atom.ts";
import { atomsOf } from "../sentence/atoms.ts";
import { phrasesOf } from "../sentence/phrase.ts";
import { type NameLine, nameLinesOf } from "../table/name-lines.ts";
import type { Senses } from "../words/senses.ts";
import { cutNames } from "./cut-names.ts";
import { endsAlike } from "./ends-alike.ts";
import { meanOf, none, RULES, shares, type Told } from "./odd-name-rules.ts";

const PARTS = /[\s.-]+/u; // catches " " and the hyphen of "e-bikes", not the "'" of "girls'"

/** @param first where the first figure of its row starts */
function toldAt({ nameOf }: Senses, scan: Scan, text: string, from: number, to: number, first: number): Told {
  let before = from - 1;
  while (ARTICLES.has(tokenAt(scan, before).lower)) before--;
  const { kind, lower } = tokenAt(scan, before);
  const opens = before < 0 || kind !== "word" || JOINTS.has(lower);
  const begins = before < 0 || kind === "line" || (ENDS.has(lower) && !VERSUS.has(tokenAt(scan, before - 1).lower));
  return {
    text,
    from,
    to,
    words: text
      .toLowerCase()
      .split(PARTS)
      .filter(Boolean)
      .map((word) => (word.length > SHORTEST ? singular(word) : word)),
    sense: nameOf(text),
    lead: leadOf(scan, from),
    opens,
    begins,
    proper: (!begins || lower === ";") && text.split(" ").every((word) => PROPER.test(word)),
    colon: tokenAt(scan, to).lower === ":",
    apart: APART.has(tokenAt(scan, to).lower),
    next: tokenAt(scan, to).lower,
    behind:
      tokenAt(scan, from).start > first &&
      endsClause(scan, to) &&
      !STOP.test(scan.text.slice(first, tokenAt(scan, from).start)),
  };
}
const PROPER = /^\p{Lu}\p{Ll}/u; // catches "Blade", not "iOS" or "EMEA"
const ARTICLES: ReadonlySet<string> = new Set("the a an our my his her their".split(" "));
const JOINTS: ReadonlySet<string> = new Set("and while but whereas as".split(" "));
const ENDS: ReadonlySet<string> = new Set(". ! ? ; – —".split(" "));
/** Their point ends no sentence. */
const VERSUS: ReadonlySet<string> = new Set(["vs", "v"]);
const APART: ReadonlySet<string> = new Set([":", ","]);
const STOP = /[.;:!?] /u; // catches "; " and ". ", not the point of "0.5"

/** At the end of its clause: a mark or a joint follows, or nothing. */
function endsClause(scan: Scan, to: number): boolean {
  const { kind, lower } = tokenAt(scan, to);
  return kind === "line" || (kind === "mark" ? lower !== "-" && lower !== "/" : JOINTS.has(lower));
}

/** What the words of a stretch can name: its nouns, whole and in part. */
function candidatesIn(senses: Senses, scan: Scan, atoms: readonly Atom[], first: number): Told[] {
  const found: Told[] = [];
  const add = (words: readonly WordAtom[]): void => {
    const label = labelOf(words, 0);
    if (!label || label.text.length < SHORTEST) return;
    const from = scan.tokens.findIndex(({ start }) => start === label.start);
    const to = scan.tokens.findIndex(({ start }) => start >= (words.at(-1)?.end ?? 0));
    found.push(toldAt(senses, scan, label.text, from, to, first));
  };
  for (const { core, kind } of phrasesOf(atoms)) {
    if (kind !== "np" && kind !== "pp" && core[0]?.tag !== "pron") continue;
    const of = core.findIndex(({ lower }) => lower === "of");
    const parts = [core.slice(0, of < 0 ? core.length : of), of < 0 ? [] : core.slice(of + 1)];
    if (of > 0) add(core);
    for (const part of parts)
      if (part.every(({ tag }) => tag !== "conj"))
        for (let cut = 0; cut < Math.min(part.length, MOST_CUT); cut++) {
          add(part.slice(cut));
          if (cut > 0) add(part.slice(0, -cut));
        }
  }
  return found;
}
const SHORTEST = 3;
const MOST_CUT = 4;

/** The name at a place as its fellows ask for it; null where it is of their sort, or no other is. */
function nameAt(
  senses: Senses,
  scan: Scan,
  atoms: readonly Atom[],
  line: NameLine,
  told: readonly Told[],
  at: number,
): string | null {
  const now = told[at];
  const [from = 0, to = 0] = line.stretches[at] ?? [];
  const first = line.firsts[at] ?? 0;
  if (!now || now.next === "/") return null; // a head of two: "sourdough fails/wins"
  const others = told.toSpliced(at, 1);
  if (line.series && others.some(({ text }) => endsAlike(text, now.text))) return null;
  const stretch = atoms.filter(({ start, end }) => start >= from && end <= to);
  const taken = [...others, ...line.across.map((name) => toldAt(senses, scan, name, 0, 0, 0))];
  const candidates = candidatesIn(senses, scan, stretch, first).filter((one) => none(one, taken, shares));
  for (const rule of RULES) {
    const fitting = candidates.filter((candidate) => rule(candidate, now, others));
    const [best] = fitting.toSorted(
      (one, two) => meanOf(two, others) - meanOf(one, others) || two.text.length - one.text.length,
    );
    if (best) return best.text;
  }
  return null;
}

/** The names of a line as they stand beside their figures. */
function toldIn(senses: Senses, scan: Scan, { figures }: Reading, { names, firsts }: NameLine): Told[] | null {
  const told = names.flatMap((name, at) => {
    const figure = figures.find(({ start }) => start === firsts[at]);
    const spot = figure && name !== "" ? spotOf(scan, name, figure) : null;
    return spot ? [toldAt(senses, scan, name, spot.from, spot.to, firsts[at] ?? 0)] : [];
  });
  return told.length === names.length ? told : null;
}

/** The reading with one name of a line mended. */
function mended(
  senses: Senses,
  scan: Scan,
  atoms: readonly Atom[],
  reading: Reading,
  line: NameLine,
  told: readonly Told[],
): Reading {
  for (const at of line.names.keys()) {
    const name = nameAt(senses, scan, atoms, line, told, at);
    if (name === null) continue;
    return line.series
      ? { ...reading, series: reading.series.with(at, name) }
      : { ...reading, points: reading.points.with(at, { name }) };
  }
  return reading;
}

/** The best reading with such names mended. */
export const withoutOdd =
  (senses: Senses) =>
  (scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] => {
    const [best, ...more] = rows;
    if (!best) return rows;
    const kept = new Map(best.reading.figures.map((figure) => [figure.start, figure]));
    const own = mentions.map((mention) => kept.get(mention.start) ?? mention);
    let { reading } = best;
    for (const side of nameLinesOf(scan, reading).keys()) {
      const line = nameLinesOf(scan, reading)[side]; // with what the other side is called by now
      const told = line && toldIn(senses, scan, reading, line);
      if (told) reading = mended(senses, scan, atomsOf(scan, own, kept), reading, line, told);
    }
    const names = reading.points.map(({ name, axis }) => (axis ? "" : name));
    const points = cutNames(names, scan.text, reading.series.length > 1);
    const series = reading.series.length > 1 ? cutNames(reading.series, scan.text, true) : reading.series;
    if (series !== reading.series) reading = { ...reading, series };
    if (points !== names)
      reading = {
        ...reading,
        points: reading.points.map((point, at) => (point.axis ? point : { ...point, name: points[at] ?? point.name })),
      };
    return reading === best.reading ? rows : [{ ...best, reading }, ...more];
  };
