/**
 * What the rows and columns are called where only the first row tells it: "Sparrows came 41 times to the front garden and 67
 * to the back" → Sparrows; front garden, back · "Kath benches 45 and squats 80" → Kath; benches, squats · "Dogs stay 24 days
 * with us, cats 39" → Us; dogs, cats · "Parking is £2 an hour or £9 a day" → Parking; hour, day.
 */
import { CONJUNCTIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { verbSense } from "../../../lexicon/morphology.ts";
import type { Figure } from "../../../recognize/mention.ts";
import type { Scan } from "../../../text/scan.ts";
import { areDistinct, axisItem, labelItem } from "../../grid/grid-heads.ts";
import { labelOf } from "../../labels/label.ts";
import { leftLabel } from "../../labels/left-label.ts";
import { rightLabels } from "../../labels/right-label.ts";
import { type Atom, isWord } from "../../sentence/atom.ts";
import type { ListItem } from "../../sentence/list-item.ts";

const SEAMS = wordSet("; . : – — ( ) ? !");

/** What stands behind a figure, up to the first mark or "and". */
function behind(atoms: readonly Atom[]): readonly Atom[] {
  const to = atoms.findIndex((atom) => atom.kind === "mark" || (isWord(atom) && CONJUNCTIONS.has(atom.lower)));
  return to < 0 ? atoms : atoms.slice(0, to);
}

/** What stands in front of a figure, from the last seam on. */
function clauseOf(all: readonly Atom[]): readonly Atom[] {
  const atoms = all.slice(0, all.findLastIndex(({ kind }) => kind !== "mark") + 1);
  return atoms.slice(atoms.findLastIndex((atom) => atom.kind === "mark" && SEAMS.has(atom.lower)) + 1);
}

/** The last piece in front of a figure: behind a comma or "and". */
function lastPiece(atoms: readonly Atom[]): readonly Atom[] {
  const from = atoms.findLastIndex((atom) => atom.kind === "mark" || (isWord(atom) && CONJUNCTIONS.has(atom.lower)));
  return atoms.slice(from + 1);
}

const RATE = /(?:^|\s)(?:an?|per|a single|for the|for an?|for each|the|\/) ?(\p{L}+)$/iu; // catches "€12 an hour", not "hours"

const UNTIL = /[,.;:/]? (?:and|or|against|to|versus|vs) |[,.;:/(](?: |$)| [/–] ?/iu; // catches " or " and ", ", not " an "

/** "€12 an hour", "€45 for the day" */
export const isRated = ({ text }: Scan, { numberEnd }: Figure): boolean =>
  RATE.test(text.slice(numberEnd).split(UNTIL, 1)[0] ?? "");

/** "€12 an hour or €45 a day": what each is told by. */
function ratesOf({ text }: Scan, row: readonly Figure[]): ListItem[] | null {
  const items = row.flatMap(({ numberEnd }): ListItem[] => {
    const [told = ""] = text.slice(numberEnd).split(UNTIL, 1);
    const [, noun = ""] = RATE.exec(told) ?? [];
    const to = numberEnd + told.length;
    return noun === "" ? [] : [{ name: noun, span: [to - noun.length, to] }];
  });
  return items.length === row.length && areDistinct(items) ? items : null;
}

/** Times, or phrases, that stand behind each figure of the first row. */
function behindItems(gaps: readonly (readonly Atom[])[]): ListItem[] | null {
  const pieces = gaps.map(behind);
  const axes = pieces.flatMap((piece) => piece.filter((atom) => atom.kind === "axis").slice(0, 1));
  if (axes.length === pieces.length) return axes.map((atom) => axisItem(atom.axis));
  const places = pieces.map((piece) => piece.slice(piece.findIndex((atom) => isWord(atom) && atom.tag === "prep")));
  const last = pieces.map((piece) => piece.slice(-1));
  const lone = pieces.slice(1).every(({ length }) => length === 1); // "floss daily", "weekly", "never"
  return labelled(pieces) ?? labelled(places) ?? placed(places) ?? (lone ? labelled(last) : null);
}

/** "in cities", "outside", "at the back": what stands behind each small word, or it alone. */
function placed(pieces: readonly (readonly Atom[])[]): ListItem[] | null {
  const items = pieces.flatMap((piece): ListItem[] => {
    const [prep, ...others] = piece.filter(isWord);
    const words = others.filter(({ tag }) => tag !== "det");
    if (prep?.tag !== "prep" || words.length > 2 || words.some(({ tag }) => tag === "pron" || tag === "verb"))
      return [];
    const [first = prep] = words;
    const end = words.at(-1)?.end ?? prep.end;
    const name = words.length > 0 ? words.map(({ token }) => token.text).join(" ") : prep.token.text;
    return words.length > 0 || PLACED.has(prep.lower) ? [{ name, span: [first.start, end] }] : [];
  });
  return items.length === pieces.length && areDistinct(items) ? items : null;
}

function labelled(pieces: readonly (readonly Atom[])[]): ListItem[] | null {
  const items = rightLabels(pieces).labels.flatMap((label) => (label ? labelItem(label) : []));
  return items.length === pieces.length && areDistinct(items) ? items : null;
}

/** "benches 45, squats 80": the verb right in front of each. */
function deedItems(leads: readonly (readonly Atom[])[]): ListItem[] | null {
  const deeds = leads.map((lead) => lead.at(-1)).filter(isWord);
  const alone = leads.slice(1).every((lead) => lead.filter(isWord).length === 1);
  if (!alone || deeds.length < leads.length || deeds.some(({ lower }) => verbSense(lower) === null)) return null;
  return deeds.flatMap((verb) => {
    const label = labelOf([verb], 0);
    return label ? labelItem(label) : [];
  });
}

/** "Dogs stay 24 days, cats 39": the name in front of each. */
function namedItems(leads: readonly (readonly Atom[])[]): ListItem[] | null {
  const items = leads.flatMap((lead, at) => {
    const label = leftLabel(at === 0 ? clauseOf(lead) : lastPiece(lead), "subject");
    return label ? withoutVerb(labelItem(label)) : [];
  });
  return items.length === leads.length ? items : null;
}

const PLACED = wordSet(
  "without outside inside here there nationally locally elsewhere abroad worldwide online offline upstairs downstairs",
);
const PRONOUNS = wordSet("it this that they there he she we what which who those these");

/** "Kayaks cost", "Kath lifts" → Kayaks, Kath: a verb that is a noun as well, where it agrees with what is in front of it. */
function withoutVerb(item: ListItem): ListItem {
  const words = item.name.split(" ");
  const [noun = "", verb = ""] = [words.at(-2), words.at(-1)];
  const agrees = noun !== "" && noun.endsWith("s") !== verb.endsWith("s");
  if (!agrees || verbSense(verb.toLowerCase()) === null) return item;
  const name = words.slice(0, -1).join(" ");
  return { ...item, name, span: [item.span[0], item.span[0] + name.length] };
}

export function nameOf(atoms: readonly Atom[]): ListItem | null {
  const clause = withoutIts(lastPart(clauseOf(atoms)));
  const place = clause.findLast((atom) => isWord(atom) && PLACED.has(atom.lower));
  const axis = clause.find((atom) => atom.kind === "axis" && !atom.axis.shy);
  if (axis?.kind === "axis") return axisItem(axis.axis);
  const last = clause.findLastIndex((atom) => isWord(atom) && atom.tag === "prep");
  const label = leftLabel(clause, "subject") ?? (last < 0 ? null : rightLabels([clause.slice(last)]).labels[0]);
  const named = label && !PRONOUNS.has(label.text.toLowerCase()) ? withoutVerb(labelItem(label)) : null;
  if (named) return named;
  return place ? { name: capital(place), span: [place.start, place.end] } : doerOf(clause);
}

/** "We had 12 shots and 3 goals; they had 5 and 4" */
function doerOf([who, does]: readonly Atom[]): ListItem | null {
  const acts = isWord(who) && DOERS.has(who.lower) && isWord(does) && does.tag === "verb";
  return acts ? { name: capital(who), span: [who.start, who.end] } : null;
}
const DOERS = wordSet("we they");

/** "Per hectare, sugarcane in KZN takes": what stands behind the comma, where it names something. */
function lastPart(clause: readonly Atom[]): readonly Atom[] {
  const comma = clause.findLastIndex((atom) => atom.kind === "mark" && atom.lower === ",");
  const part = clause.slice(comma + 1);
  const named = part.some((atom) => isWord(atom) && ["noun", "name"].includes(atom.tag));
  return comma > 0 && named && isWord(clause[0]) && clause[0].tag === "prep" ? part : clause;
}

const ITS = wordSet("it it's it’s its is are was were be been at 's ’s");

/** "Over at the shelter it's" → without what leads to the figures. */
function withoutIts(clause: readonly Atom[]): readonly Atom[] {
  const to = clause.findLastIndex((atom) => !isWord(atom) || !ITS.has(atom.lower));
  return clause.slice(0, to + 1);
}

const capital = (atom: Atom): string =>
  isWord(atom) ? atom.token.text.charAt(0).toUpperCase() + atom.token.text.slice(1) : "";

const WHERE = wordSet("in at with on for by under near through among");

/** "24 days with us", "stay here 6 years": where the first row holds, behind its first figure or in front of it. */
function placeOf(lead: readonly Atom[], gap: readonly Atom[]): ListItem | null {
  const piece = [...clauseOf(lead).slice(1), ...behind(gap)];
  const here = piece.find((atom) => isWord(atom) && PLACED.has(atom.lower));
  if (here) return { name: capital(here), span: [here.start, here.end] };
  const us = piece.find((atom, at) => isWord(atom) && atom.lower === "us" && isWord(piece[at - 1]));
  if (us) return { name: "Us", span: [us.start, us.end] };
  const own = behind(gap);
  const at = own.findIndex((atom) => isWord(atom) && WHERE.has(atom.lower));
  const label = at < 0 ? null : rightLabels([own.slice(at)]).labels[0];
  return label ? labelItem(label) : null;
}

/** "41% of men floss daily": what the shares are of. */
function wholeBehind(gap: readonly Atom[]): { own: ListItem; rest: readonly Atom[] } | null {
  const [of, ...others] = gap;
  if (!of || !isWord(of) || of.lower !== "of") return null;
  const to = others.findIndex((atom) => !isWord(atom) || !["noun", "name", "det"].includes(atom.tag));
  const words = others.slice(0, Math.max(to, 0)).filter(isWord);
  const label = labelOf(
    words.filter(({ tag }) => tag !== "det"),
    0,
  );
  return label ? { own: labelItem(label), rest: others.slice(to) } : null;
}

const OURS = wordSet("our");

type Table = { columns: readonly ListItem[]; rows: readonly ListItem[] };

/** What names the columns, and the first row with them. */
export function headsOf(
  scan: Scan,
  row: readonly Figure[],
  leads: readonly (readonly Atom[])[],
  last: readonly Atom[],
): Table | null {
  const gaps = [...leads.slice(1), last];
  const subject = nameOf(leads[0] ?? []);
  const deeds = deedItems(leads);
  const mixed = new Set(row.map(({ unit }) => unit?.symbol)).size > 1; // "costs $19 and allows 3 users"
  if (deeds && areDistinct(deeds)) {
    if (mixed) return null;
    const label = leftLabel(clauseOf(leads[0] ?? []).slice(0, -1), "subject");
    const own = label ? labelItem(label) : subject;
    return own ? { columns: deeds, rows: [own] } : null;
  }
  const whole = row[0]?.unit?.symbol === "%" ? wholeBehind(gaps[0] ?? []) : null;
  const parts = whole && behindItems([whole.rest, ...gaps.slice(1)]);
  if (whole && parts) return { columns: parts, rows: [whole.own] };
  const columns = ratesOf(scan, row) ?? behindItems(gaps);
  if (columns && areDistinct(columns) && subject) return { columns, rows: [subject] };
  const named = namedItems(leads);
  const our = leads.flat().find((atom) => isWord(atom) && OURS.has(atom.lower));
  const us: ListItem | null = our ? { name: "Us", span: [our.start, our.end] } : null;
  const when = subject?.axis ? subject : null; // "On Monday Ann sold 40 and Bo 20"
  const place = when ?? placeOf(leads[0] ?? [], gaps[0] ?? []) ?? us;
  return named && areDistinct(named) && place ? { columns: named, rows: [place] } : null;
}
