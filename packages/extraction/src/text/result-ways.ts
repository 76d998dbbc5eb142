/**
 * Results whose words tell their signs, item by item, are told by these: "Q1 profit 4m, Q2 loss 1m, Q3 profit 6m" → "Profit: Q1 4m, Q2 -1m, Q3 6m";
 * "Ann is 120 in the red, Ben 80 in the black" → "Ann is -120, Ben 80". Not "Profit 40k, loss 12k, turnover 310k", which names what they are.
 */
import type { Span } from "@charticle/contract";
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FIGURE = "(?<figure>[$€£]?\\d[\\d.,]*(?<=\\d)(?: ?(?:k|mn?|bn|million|billion|thousand)(?![\\p{L}\\d]))?)";
const WORD = "(?<word>profits?|surplus|gain|loss|deficit)";
const LABEL =
  "(?<label>(?:in |on |the |our )?(?!profit|loss|surplus|deficit|gain|a |an )[\\p{L}\\d][\\p{L}\\d'’&]*(?: (?!(?:had|has|made|posted|ran|showed|was|is|an?|with) )[\\p{L}\\d][\\p{L}\\d'’&]*)?):?";
const MADE = "(?: (?:had|has|made|posted|ran|showed|was|is|an?|with))*?";
const LED = new RegExp(`^${LABEL}${MADE} (?:an? )?${WORD}(?: of|:)? ${FIGURE}$`, "diu"); // catches "Q2 loss 1m" and "the cafe a loss of 12k", not "loss 12k"
const PLACED = new RegExp(
  `^(?:an? )?${WORD}(?: of|:)? ${FIGURE} (?<label>(?:in|at|for) [\\p{L}\\d][\\p{L}\\d'’ ]*)$`,
  "diu",
); // catches "deficit 5bn in 2020", not "deficit 5bn"
const INKED = new RegExp(
  `^(?<label>[\\p{L}\\d][\\p{L}\\d'’& ]*) ${FIGURE}(?<unit> (?:euros?|pounds?|dollars?))?(?<ink> (?:in the (?:red|black)|overdrawn|in debt))$`,
  "diu",
); // catches "Ann is 120 in the red", not "120 in the red"
const APART = /[,;] (?:and |but |while |whereas )?|\. | and | but /gu; // catches ", " and ", and ", not the "," of "1,200"
const HEAD = /^[\p{L} ]{2,30}: /u; // catches "Results: ", not "2021: "
const ASKED = /\b(?:loss|deficit|red|overdrawn|in debt)\b/iu; // catches "loss", not "losses"
const LOST = /^(?:loss|deficit)$/iu; // catches "loss", not "lossless"
const BLACK = /black/u; // catches "in the black", not "in the red"

type Item = { groups: Record<string, Span | undefined>; way: "led" | "placed" | "inked"; lost: boolean };

/** What an item says, where it is a result in one of the three ways. */
function itemOf(text: string, [start, end]: Span): Item | null {
  const part = text.slice(start, end).replace(/[.!]$/u, ""); // catches the "." of "6m."
  for (const [way, pattern] of [
    ["led", LED],
    ["placed", PLACED],
    ["inked", INKED],
  ] as const) {
    const found = pattern.exec(part);
    if (!found?.groups) continue;
    const { word = "", ink = "" } = found.groups;
    return { groups: groupSpans(found, start), way, lost: way === "inked" ? !BLACK.test(ink) : LOST.test(word) };
  }
  return null;
}

const textOf = (text: string, span: Span | undefined): string => (span ? text.slice(...span) : "");

const OVERDRAWN = /(?<=\p{L})(?:['’]s| is| was| are| were) (?:overdrawn|in the red|in debt) by (?=[$€£]?\d)/giu; // catches "'s overdrawn by " of "Ann's overdrawn by 120", not "overdrawn by mistake"
const PAR = /(?<=\p{L} )(?:at |is |on )?(?:level par|even par|par|even)(?=[,.;]|$| and )/giu; // catches "level par", not "par for the course"
const SIGNED = /(?:[-−+]|plus |minus )\d.*(?:[-−+]|plus |minus )\d/iu; // catches "-12, Jon +1", not "-12"

/** "Ann's overdrawn by 120" → "Ann has -120"; beside scores with signs "Tiger level par" → "Tiger 0". */
const saidBelow = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => without(now, OVERDRAWN, () => " has -"),
    (now) => (SIGNED.test(now) ? without(now, PAR, () => "0") : null),
  ]);

/** Null where not every item tells its result so, or none of them fell. */
export function resultWays(text: string): Squeezed | null {
  const below = /overdrawn|\b(?:par|even|red|debt)\b/iu.test(text) ? saidBelow(text) : null; // catches "overdrawn" and "par", not "part"
  if (below) return below;
  if (!ASKED.test(text) || text.includes("\n")) return null;
  const head = HEAD.exec(text)?.[0].length ?? 0;
  const items = membersOf(text, [head, text.trimEnd().length], APART).map((span) => itemOf(text, span));
  const told = items.flatMap((item) => item ?? []);
  const labels = new Set(told.map(({ groups }) => textOf(text, groups.label).toLowerCase()));
  const inked = told[0]?.way === "inked";
  if (told.length < 2 || told.length < items.length || labels.size < told.length) return null;
  if (told.some(({ way }) => (way === "inked") !== inked)) return null;
  if (!told.some(({ lost }) => lost) || (!inked && told.every(({ lost }) => lost))) return null;
  const gain = told.find(({ lost }) => !lost)?.groups.word;
  const pieces: Piece[] = head > 0 ? [[0, head]] : inked || !gain ? [] : [gain, ": "];
  for (const [at, { groups, way, lost }] of told.entries()) {
    const { label, figure, unit } = groups;
    if (!label || !figure) return null;
    const sign = lost ? ["-"] : [];
    const value: Piece[] = [...sign, figure, ...(unit ? [unit] : [])];
    pieces.push(...(at > 0 ? [", "] : []), ...(way === "placed" ? [...value, " ", label] : [label, " ", ...value]));
  }
  return pieced(text, pieces);
}
