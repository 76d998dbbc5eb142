/**
 * Figures that follow from how a text parts a whole: "Between them, Kofi and Ama picked 50 mangoes. Kofi picked 28" → Ama 22;
 * "half the team is from Spain, the rest split evenly between Chile and Peru" → 25 each; "90 euros were equally split between
 * Nora, Sam and Jule" → 30 each. Not "between them they have 50", nor "split between three teams".
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { rounded } from "../../recognize/told/how-told.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { rankFree } from "../read.ts";
import { type Cell, cellOf, type Reading } from "../reading.ts";

const NAME = "(?:the |my |our )?[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]*)?";
const BOTH = new RegExp(
  `^(?:.*[.:] )?(?:[Bb]etween (?:them|the two(?: of them)?),? |[Tt]ogether,? )(${NAME}) and (${NAME}) `,
  "u",
); // catches "Between them, Kofi and Ama picked ", not "between them they"
const BOTH_BEHIND = new RegExp(`^(${NAME}) and (${NAME}) [^.,;]*$`, "u"); // catches "Kofi and Ama picked ", not "Kofi picked "
const BEHIND = /^[^.;,]{0,25}\bbetween them\b/u; // catches " mangoes between them", not " mangoes"
const EVENLY =
  /\b(?:(?:equally|evenly) (?:split|divided|shared)(?: out)?|(?:split|divided|shared)(?: out)? (?:equally|evenly|fifty-fifty)) (?:between|among) ([^.;:!?\d]+)[.!?]?/iu; // catches "equally split between Nora and Jule", not "split between 3 teams"
const REST = /\b(?:rest|remainder|others)\b[^.;,:]*$/iu; // catches "the rest was ", not "resting, "
const JOINS = /, and |, | and | & /u; // catches ", " and " and ", not "Sandwich"
const ARTICLE = /^(?:the|my|our) /iu; // catches "the Reds", not "theatre"
const MOST_WORDS = 3;

const plain = (name: string): string => name.replace(ARTICLE, "").trim();

const implied = (value: number, from: readonly Figure[], how: string): Cell => ({
  value,
  spans: from.map(({ start, end }) => [start, end] as const),
  kind: "implied",
  how,
});

const told = (figures: readonly Figure[], rows: readonly (readonly [name: string, cell: Cell])[]): Ranked => {
  const reading: Reading = {
    shape: "derived",
    series: [""],
    points: rows.map(([name]) => ({ name })),
    cells: rows.map(([, cell]) => [cell]),
    units: [figures.find(({ unit }) => unit)?.unit ?? null],
    figures,
    cost: 0,
    whole: true,
  };
  return rankFree(reading);
};

/** What two have between them, and what one of them has. */
function betweenTwo({ text }: Scan, [whole, part]: readonly Figure[]): Ranked | null {
  if (!whole || !part || part.value >= whole.value || part.value <= 0 || whole.basis || part.basis) return null;
  const before = text.slice(0, whole.start);
  const behind = BEHIND.test(text.slice(whole.end)) ? BOTH_BEHIND.exec(before) : null;
  const [, one, two] = BOTH.exec(before) ?? behind ?? [];
  if (!one || !two) return null;
  const names = [plain(one), plain(two)];
  const said = names.map((name) => text.slice(whole.end, part.start).includes(name));
  const alike = !whole.unit || !part.unit || whole.unit.symbol === part.unit.symbol;
  if (said[0] === said[1] || !alike) return null;
  const left = implied(rounded(whole.value - part.value), [whole, part], "the total less the other parts");
  return told(
    [whole, part],
    names.map((name, at) => [name, said[at] ? cellOf(part) : left] as const),
  );
}

/** What is parted evenly, and among whom. */
function evenly({ text }: Scan, figures: readonly Figure[], best: Ranked | undefined): Ranked | null {
  const found = matchIn(text, EVENLY);
  const names = found?.[1]?.split(JOINS).map(plain) ?? [];
  const short = names.every((name) => name !== "" && name.split(" ").length <= MOST_WORDS);
  if (!found || names.length < 2 || !short || figures.some(({ start }) => start > found.index)) return null;
  const rest = REST.test(text.slice(0, found.index));
  const [only] = figures;
  if (!rest)
    return only && figures.length === 1 && only.unit?.symbol !== "%" && only.value > 0
      ? told(
          [only],
          names.map(
            (name) =>
              [
                name,
                implied(rounded(only.value / names.length), [only], `${only.value} in ${names.length} equal parts`),
              ] as const,
          ),
        )
      : null;
  const shares = figures.length > 0 && figures.every(({ unit, basis }) => unit?.symbol === "%" && !basis);
  const left = rounded(100 - figures.reduce((sum, { value }) => sum + value, 0));
  const own = best?.reading.points.flatMap(({ name }, at) => {
    const cell = best.reading.cells[at]?.[0];
    return cell?.kind === "stated" && figures.some(({ start }) => start === cell.spans[0]?.[0])
      ? [[name, cell] as const]
      : [];
  });
  if (!shares || left <= 0 || !own || own.length !== figures.length) return null;
  const each = rounded(left / names.length);
  return told(figures, [
    ...own,
    ...names.map(
      (name) => [name, implied(each, figures, `what the others leave, in ${names.length} equal parts`)] as const,
    ),
  ]);
}

const SPLITTING =
  "(?:split|splits|shared?|shares|divided?|divides) (?:the (?:rest|remainder|remaining \\p{L}+)|what(?:['’]s| is| was) left)";
/** In any case: an article or none, and a second word or none. */
const OWNER = "[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]*){0,2}";
const REST_SPLIT = new RegExp(
  `(?:^|[.;,:] |\\b(?:and|while) )(${OWNER}(?:, ${OWNER})*,? and ${OWNER}) (?:each )?${SPLITTING}(?: (evenly|equally|fifty-fifty|in half))?(?=[.,;!]|$)`,
  "u",
); // catches "; Lima and Reis split the rest evenly.", not "the rest split the bill"

/** "Silva got half, Costa a quarter; Lima and Reis split the rest evenly": what is left, parted among those who share it. */
function restAmong({ text }: Scan, best: Ranked | undefined): Ranked | null {
  const [, list = "", even] = matchIn(text, REST_SPLIT) ?? [];
  const names = list.split(JOINS).map(plain);
  if (!best || list === "" || best.reading.series.length > 1) return null;
  const { reading } = best;
  const at = reading.points.findIndex(
    ({ name }, place) =>
      reading.cells[place]?.[0]?.kind === "implied" && names.some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  const cell = reading.cells[at]?.[0];
  if (at !== reading.points.length - 1 || !cell || names.length < 2) return null;
  const each = {
    ...cell,
    value: rounded(cell.value / names.length),
    how: `${cell.how}, in ${names.length} equal parts`,
  };
  const told = even ? names.map((name) => [name, each] as const) : [[list.replace(ARTICLE, ""), cell] as const];
  return {
    ...best,
    reading: {
      ...reading,
      points: [...reading.points.slice(0, at), ...told.map(([name]) => ({ name }))],
      cells: [...reading.cells.slice(0, at), ...told.map(([, own]) => [own])],
    },
  };
}

/** The readings, before them the one that such words tell. */
export function withSplits(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const figures = mentions.filter(isFigure);
  const parted = (figures.length === 2 ? betweenTwo(scan, figures) : null) ?? evenly(scan, figures, rows[0]);
  const shared = parted ? null : restAmong(scan, rows[0]);
  if (shared) return [shared, ...rows.slice(1)];
  return parted ? [{ ...parted, odds: rows[0]?.odds ?? 0 }, ...rows] : rows;
}
