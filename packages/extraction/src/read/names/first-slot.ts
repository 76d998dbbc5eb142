/**
 * The first name of a row, where the names behind it show which words of its clause it is.
 * "One in four nurses I asked plans to leave; among the doctors, one in ten" → nurses
 * "Seven kids wanted a slide, eleven a zip line" → slide
 * "Three quarters of parents: keep the uniform. A quarter: ditch it" → keep the uniform
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Mention } from "../../recognize/mention.ts";
import { isCapital } from "../../text/capital.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { firstAlike } from "../labels/first-alike.ts";
import { doerOf, leadOf } from "../labels/first-doer.ts";
import { type Label, labelOf } from "../labels/label.ts";
import { verbLabel } from "../labels/right-label.ts";
import { tableKey } from "../rank/rank.ts";
import { spotOf, spotsOf } from "../rank/rank-spots.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import type { Atom, WordAtom } from "../sentence/atom.ts";
import { atomsOf } from "../sentence/atoms.ts";
import { HEADS, type Phrase, phrasesOf } from "../sentence/phrase.ts";
import { closedTag } from "../sentence/word-class.ts";
import { type Piece, type Statement, statementOf } from "../statement.ts";

/** In front of a later name they say that the names are whom it is told of. */
const AMONG = wordSet("among amongst of");
/** So they may, where the names are alike: "two thirds of cat owners …; for dog owners it's nine in ten". */
const FOR: readonly string[] = ["for", "with", ""];
const BACK = wordSet("it them");
const SENTENCE = 7;

const isWord = (atom: Atom): atom is WordAtom => atom.kind === "word";
const hasWords = ({ atoms }: Piece): boolean => atoms.some(isWord);
const isVerb = ({ kind }: Phrase): boolean => kind === "vp";
const lastOf = (text: string): string => text.toLowerCase().slice(text.lastIndexOf(" ") + 1);
const isPlural = (word: string): boolean => HEADS.has(word) || singular(word) !== word;

/** Without the clause that tells more of its noun: "of the nets we handed out were still in use". */
function withoutClause(phrases: readonly Phrase[]): readonly Phrase[] {
  const verb = phrases.findIndex((phrase, at) => at > 2 && isVerb(phrase));
  const [noun, who] = phrases;
  return verb > 0 && noun?.core.length && who?.core[0]?.tag === "pron" ? [noun, ...phrases.slice(verb)] : phrases;
}

/** Whom a share is of; of "pupils skip breakfast", taken for one noun, the first plural. */
function whoOf(noun: Phrase | undefined): Label | null {
  if (noun?.kind !== "np" && noun?.head !== "of") return null;
  const { core } = noun;
  const at = core.some(({ tag }) => tag === "conj" || tag === "prep")
    ? -1
    : core.findIndex(({ lower }) => isPlural(lower));
  return labelOf(at < 0 ? core : core.slice(0, at + 1), 0);
}

/** A first name taken from elsewhere in its clause than the others are from theirs: the words that it should be. */
function firstOf({ scan, figures, gaps }: Statement, reading: Reading): Label | null {
  const [point, ...points] = reading.points;
  const [figure] = figures;
  const { names, spots } = spotsOf(scan, { ...reading, points, cells: reading.cells.slice(1) }, figures);
  const ahead = gaps[0]?.pieces.at(-1);
  const told = ahead?.after === 0 && ahead.atoms.some((atom) => isWord(atom) && !SMALL.has(atom.tag));
  if (!point || !figure || spots.length === 0 || spots.length < points.length) return null;
  const name = point.name.toLowerCase();
  const spot = spotOf(scan, point.name, figure);
  const nameAt = spot ? tokenAt(scan, spot.from).start : 0;
  const all = gaps[1]?.pieces ?? [];
  const pieces = all.slice(all.findIndex(hasWords));
  const [own, next] = pieces;
  if (!spot?.left && (!own || own.before > 0)) return null;
  const phrases = withoutClause(
    phrasesOf([...(own?.atoms ?? []), ...(own?.afterMark === ":" ? (next?.atoms ?? []) : [])]),
  );
  const prep = leadOf(scan, spots[0]?.from ?? 0);
  const lefts = spots.filter(({ left }) => left).length;
  const fronted = lefts === spots.length;

  /** Whom the first share is of, where the others stand behind those whom they are of. */
  const group = (): Label | null => {
    const who = whoOf(phrases[0]);
    const text = who?.text.toLowerCase() ?? "";
    if (!fronted || figure.unit?.symbol !== "%" || text.includes(name)) return null;
    if (AMONG.has(prep)) return who;
    const [head, like] = [lastOf(text), lastOf(names[0] ?? "")];
    const plural = isPlural(like) && isPlural(head) && (!isPlural(lastOf(name)) || name.startsWith(text));
    return FOR.includes(prep) && (head === like || plural) ? who : null;
  };

  /** "One in five children in the country …; in the capital it's one in three": what stands behind the same small word. */
  const place = (): Label | null => {
    const mixed = lefts > 0 && !fronted;
    if (mixed || prep === "" || prep === "of" || (spot && prep === leadOf(scan, spot.from))) return null;
    const end = pieces.findIndex(({ after }) => after === 0 || after >= SENTENCE);
    const atoms = pieces.slice(0, end + 1).map((piece) => piece.atoms);
    const [same, more] = atoms.flatMap(phrasesOf).filter(({ kind, head }) => kind === "pp" && head === prep);
    if (same) return fronted || !more ? labelOf(same.core, 0) : null;
    const here = atoms
      .flat()
      .filter((atom) => isWord(atom))
      .find(({ lower }) => lower === "here");
    return fronted && prep === "in" && here ? labelOf([here], 0) : null;
  };

  /** "14 jars of plum jam in my larder tonight, 9 of pickles, 22 of chutney": what each is of. */
  const content = (): Label | null => {
    const core = phrases[0]?.core ?? [];
    const of = core.findIndex(({ lower }) => lower === "of") + 1;
    const alike = of > 0 && lefts === 0 && spots.every(({ from }) => leadOf(scan, from) === "of");
    return alike ? labelOf(core.slice(of), 0) : null;
  };

  /** What is done, or to what, as the words behind the other figures say it. */
  const deed = (): Label | null => {
    const startOf = ({ words: [word] }: Phrase): number => word?.start ?? 0;
    const isEarlier = (phrase: Phrase): boolean => isVerb(phrase) && startOf(phrase) < nameAt;
    const verbAt = Math.max(phrases.findIndex(isVerb), phrases.findLastIndex(isEarlier));
    const verb = phrases[verbAt];
    if (!verb || lefts > 0) return null;
    const early = nameAt < startOf(verb);
    const rows = gaps
      .slice(2)
      .map((gap) => phrasesOf(gap.pieces.find(hasWords)?.atoms ?? []).filter(({ core }) => core.length > 0));
    const object = phrases.slice(verbAt + 1).find(({ kind }) => kind === "np" || kind === "pp");
    const objects =
      rows[0]?.[0]?.words[0]?.tag === "det" &&
      rows.every(([first, second]) => first?.kind !== "vp" && first?.kind !== "pp" && second?.kind !== "vp");
    if (spot && early && object && objects) return labelOf(object.core, 0);
    const deeds = rows.map(([first]) => (first && isVerb(first) ? first.words : []));
    const starts = spots.map(({ from }) => tokenAt(scan, from).start);
    const named = deeds.some((words, at) => words.some(({ start }) => start === starts[at]));
    if (deeds[0]?.length === 0 || !(early || named)) return null;
    const again = rows.some(([, second]) => BACK.has(second?.core[0]?.lower ?? "")); // "a quarter: ditch it"
    const label = verbLabel(again ? phrases.with(verbAt, { ...verb, head: "" }) : phrases, verbAt, 0);
    const fits =
      label && closedTag(lastOf(label.text)) !== "prep" && (early || (label.start < nameAt && nameAt < label.end));
    return fits ? { ...label, text: label.text.replace(ARTICLE, "") } : null;
  };

  /** "Grandmother's house in Pune went for 1.2m, my uncle's flat for 0.8m": its subject, as that of the others. */
  const subject = (): Label | null => {
    const piece = gaps[0]?.pieces.at(-1);
    const [noun, where] = phrasesOf(piece?.atoms ?? []);
    const inside =
      spot?.left && where?.kind === "pp" && where.head !== "of" && where.core.some(({ start }) => start === nameAt);
    const acts = spot?.between.some((at) => tokenAt(scan, at).kind === "word"); // not "our teams in Borno (17), Yobe (12)"
    return inside && acts && fronted && prep === "" && noun?.kind === "np" ? labelOf(noun.core, 0) : null;
  };

  return (
    content() ??
    (ahead ? doerOf(scan, figure, phrasesOf(ahead.atoms), { spot, spots, names: [point.name, ...names] }) : null) ??
    (told ? null : (subject() ?? (spot?.left ? null : (group() ?? place() ?? deed()))))
  );
}
const SMALL: ReadonlySet<string> = new Set(["adv", "det", "prep"]);
const ARTICLE = / (?:the|an?)$/u; // catches the end of "stayed the", not "the class"

const PAYER = /(?:^|[.!?;:,] )(we|they|he|she) \p{L}+ [$€£]?$/iu; // catches "we paid £", not "we all paid £"

/** "We paid £52, Priya £38": who does it, where the others are whom it is told of too; not "we sold 9, lost 4". */
function payerOf({ text }: Scan, { figures, points: [first, next] }: Reading): string | null {
  const [, who] = PAYER.exec(text.slice(0, figures[0]?.start)) ?? [];
  const told = next && isCapital(next.name) && text.slice(figures[0]?.end, figures[1]?.start).includes(next.name);
  return who && !first?.axis && told ? who : null;
}

/** The best reading of one series, under the first name that its row asks for. */
export function withFirst(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const [, ...others] = best?.reading.points ?? [];
  if (!best || best.reading.series.length > 1 || others.some(({ axis }) => axis)) return rows;
  const texts = others.map(({ name }) => name);
  const alike = firstAlike(best.reading.points[0]?.name ?? "", texts);
  const kept = new Map(best.reading.figures.map((figure) => [figure.start, figure]));
  const own = mentions.map((mention) => kept.get(mention.start) ?? mention);
  const atoms = atomsOf(scan, own, kept);
  const told = alike ?? payerOf(scan, best.reading);
  const label = told === null ? firstOf(statementOf(scan, atoms), best.reading) : null;
  const name = told ?? label?.text;
  if (!name || texts.some((text) => text.toLowerCase() === name.toLowerCase())) return rows;
  const used = label && best.reading.used?.filter(([start]) => start > (best.reading.figures[0]?.start ?? 0));
  const reading = {
    ...best.reading,
    points: [{ name }, ...others],
    ...(used ? { used: [[label.start, label.end] as const, ...used] } : {}),
  };
  const key = tableKey(reading);
  return [{ ...best, reading }, ...rows.filter((one) => tableKey(one.reading) !== key)];
}
