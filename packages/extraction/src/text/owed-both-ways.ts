/**
 * What is owed both ways is told from the one in the middle: "I owe Jo 15; Ben owes me 25" → "Owed to me: Jo -15; Ben 25"; "Lea owes the kitty
 * 12, Max 8, and the kitty owes Tim 5" → "Owed to the kitty: Lea 12, Max 8, Tim -5". Not "Ann owes me 20, Bob owes me 5", which is one way.
 */
import type { Span } from "@charticle/contract";
import { groupSpans, membersOf } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NAME = "(?:the |my |our |her |his )?\\p{L}[\\p{L}'’]*(?: \\p{Lu}[\\p{L}'’]*)?";
const FIGURE = "(?<figure>[$€£]?\\d[\\d.,]*(?<=\\d)k?(?: (?:euros?|pounds?|dollars?|bucks|quid))?)";
const OWES = new RegExp(`^(?:(?<one>${NAME}) )?(?:still )?owes? (?<two>${NAME}) ${FIGURE}$`, "diu"); // catches "Ben owes me 25", not "Ben owes 25"
const OWES_TO = new RegExp(`^(?:(?<one>${NAME}) )?(?:still )?owes? ${FIGURE} to (?<two>${NAME})$`, "diu"); // catches "Ben owes 25 to me", not "Ben owes me"
const MORE = new RegExp(`^(?<two>${NAME}) ${FIGURE}$`, "diu"); // catches "Max 8", not "8"
const APART = /[,;] (?:and |but |while )?|\. | and | but | while /gu; // catches ", and " and ", ", not the "," of "1,200"

type Debt = {
  one: string;
  two: string;
  first: Span | undefined;
  second: Span | undefined;
  figure: Span | undefined;
  alone: boolean;
};

/** Both ways of telling whom a text is about, alike. */
const who = (name: string): string => {
  const lower = name.toLowerCase();
  return lower === "i" ? "me" : lower === "we" ? "us" : lower;
};

function debtOf(text: string, [start, end]: Span): Debt | null {
  const part = text.slice(start, end).replace(/[.!]$/u, ""); // catches the "." of "25."
  const found = OWES.exec(part) ?? OWES_TO.exec(part) ?? MORE.exec(part);
  if (!found) return null;
  const { one, two, figure } = groupSpans(found, start);
  const told = found.groups ?? {};
  return {
    one: who(told.one ?? ""),
    two: who(told.two ?? ""),
    first: one,
    second: two,
    figure,
    alone: !/\bowes?\b/iu.test(part),
  }; // catches "owes", not "owed"
}

/** Null where not all of it is owed by or to one, or it is so one way alone. */
export function owedBothWays(text: string): Squeezed | null {
  if (!/\bowes?\b.*\bowes?\b/iu.test(text)) return null; // catches "owe Jo 15; Ben owes", not "owes Jo"
  const debts = membersOf(text, [0, text.trimEnd().length], APART).map((span) => debtOf(text, span));
  const told = debts.flatMap((debt) => debt ?? []);
  const full = told.filter(({ alone }) => !alone);
  const pivot = full.map(({ one }) => one).find((name) => name !== "" && full.some(({ two }) => two === name));
  if (!pivot || told.length < debts.length || told[0]?.alone) return null;
  const pieces: Piece[] = ["Owed to ", pivot, ": "];
  let owing = false;
  for (const [at, { one, two, first, second, figure, alone }] of told.entries()) {
    if (!alone && one !== pivot && two !== pivot && one !== "") return null;
    if (!alone && one === "" && !owing) return null;
    owing = alone || one === "" ? owing : one === pivot;
    const name = alone || owing ? second : first;
    if (!name || !figure) return null;
    pieces.push(...(at > 0 ? [", "] : []), name, " ", ...(owing ? ["-"] : []), figure);
  }
  return pieced(text, pieces);
}
