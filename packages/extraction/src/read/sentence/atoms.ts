/** Scan and mentions in, atoms out. Only the selected figures stay figures; the others become words or nothing. */
import { AUXILIARIES, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Mention } from "../../recognize/mention.ts";
import { perText } from "../../text/per-text.ts";
import { isCapitalAt, isNumberAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Atom, lowerOf } from "./atom.ts";
import { markStrength, wordStrength } from "./boundaries.ts";
import { withoutPassing } from "./passing.ts";
import { tagWords } from "./tag.ts";
import { closedTag } from "./word-class.ts";

const QUOTES = /^["“”„«»‘'’]$/; // catches a quote and the end of "girls'", not an apostrophe inside a word

/** "👍 55%, 🙏 20%": small pictures name the figures where nothing else stands between two of them. */
const PICTURED =
  /(?:[,;|%\n] ?|(?:\p{Extended_Pictographic}|\p{RI}{2})\uFE0F?:? ?[\d.,]+[kKM]? )(?:\p{Extended_Pictographic}{1,5}|\p{RI}{2})\uFE0F?:? ?×?\d/u; // catches ", 🙏 20%" and "🍕 12 🌮 7", "⭐⭐ 45\\n⭐ 20", not "Mon: ☀️ 14"

const SIDES: ReadonlySet<string> = new Set(["for", "against"]);
const ENDS: ReadonlySet<string> = new Set([..."/,.;!|–:()\n", "", "and", "but"]);
const THING = wordSet("it them this that");
const VOTES = wordSet("is are was were be voted");

/** "for 9" at the head of an item, where "against 6" is told as well. */
const isCounted = (scan: Scan, at: number): boolean =>
  SIDES.has(lowerAt(scan, at)) && isNumberAt(scan, at + 1) && tokenAt(scan, at - 1).kind !== "word";

/** "14 for, 6 against", "for 9, against 6", "41% are for the plan": a side in a vote, not a preposition. */
const isAnswer = (scan: Scan, at: number): boolean => {
  const word = lowerAt(scan, at);
  if (!SIDES.has(word) || !scan.words.has("against")) return false;
  const before = lowerAt(scan, at - 1);
  const next = lowerAt(scan, at + 1);
  const joined = before === "and" && lowerAt(scan, at - 2) === "for"; // "goals for and against"
  const told = word === "for" ? VOTES.has(before) : THING.has(next) || before === "/" || joined;
  if (told || ENDS.has(next)) return true;
  return isCounted(scan, at) && scan.tokens.some(({ lower }, other) => lower !== word && isCounted(scan, other));
};

const CLAUSE = 6;
const AS_REACH = 8;

/** "the North's share sank to 39 as Asia's went to 35": a clause of its own with a verb; not "as many as", "as of May". */
function joinsClause(scan: Scan, at: number): boolean {
  if (lowerAt(scan, at) !== "as" || AUXILIARIES.has(lowerAt(scan, at - 2))) return false;
  if (closedTag(lowerAt(scan, at + 1)) === "adv") return false;
  let verbs = 0;
  for (let next = at + 2; next < at + AS_REACH; next++) {
    const { kind, lower } = tokenAt(scan, next);
    if (kind === "number" || ":$€£".includes(lower)) return verbs > 0;
    if (lower === "as" || (kind !== "word" && !/['’]/u.test(lower))) return false; // catches the mark of "girls' share", not ","
    if (verbSense(lower) === "verb") verbs++;
  }
  return verbs > 0;
}

/** Numbers that are no data and still count what the words say. */
const COUNTING: ReadonlySet<string> = new Set(["rank or anniversary"]);

const SCALARS = wordSet(`last final remaining other mere whopping staggering measly meagre meager paltry pitiful modest
  record massive huge tiny full good solid further total combined`);

/** "and the last 15", "and a mere 5": the word between speaks of the figure and names nothing. */
function describes(atoms: readonly Atom[]): boolean {
  const [join, article, word] = [atoms.at(-3), atoms.at(-2), atoms.at(-1)];
  const joined = join?.kind === "mark" && ["and", ","].includes(join.lower);
  const led = ["the", "a", "an"].includes(lowerOf(article));
  return joined && led && SCALARS.has(lowerOf(word));
}

/** A row that was made of such mentions, of which those stayed. */
type Made = { mentions: readonly Mention[]; stays: readonly boolean[]; atoms: readonly Atom[] };

const madeAlready = perText((_: Scan): Made[] => []);

/** Atoms of a text; of its figures those stay that start at a chosen place, or all. */
export function atomsOf(
  scan: Scan,
  mentions: readonly Mention[],
  chosen?: { has: (start: number) => boolean },
): readonly Atom[] {
  const rows = madeAlready(scan);
  const stays = mentions.map(({ kind, start }) => !chosen || kind !== "figure" || chosen.has(start));
  const known = rows.find(
    (row) =>
      row.stays.length === stays.length &&
      row.mentions.every((one, at) => one === mentions[at] && row.stays[at] === stays[at]),
  );
  if (known) return known.atoms;
  const atoms = madeOf(scan, mentions, stays);
  rows.push({ mentions, stays, atoms });
  return atoms;
}

function madeOf(scan: Scan, mentions: readonly Mention[], stays: readonly boolean[]): readonly Atom[] {
  const atoms: Atom[] = [];
  let next = 0;
  let at = 0;
  const pushToken = (index: number, told: "name" | "number" | null): void => {
    const token = tokenAt(scan, index);
    const { start, end } = token;
    const pictured =
      token.kind === "emoji" &&
      PICTURED.test(scan.text) &&
      (isNumberAt(scan, index + 1) || ["×", ":"].includes(lowerAt(scan, index + 1)));
    const named = pictured ? "name" : told;
    const lower = token.lower === "w" && lowerAt(scan, index + 1) === "/" ? "with" : token.lower; // "w/ 34 of us"
    if (named !== null || token.kind === "word") {
      const answer = isAnswer(scan, index);
      const model = lowerAt(scan, index - 1) === "the" || (isNumberAt(scan, index - 1) && isCapitalAt(scan, index));
      const titled = token.text === "V" || (model && token.text !== lower); // "GTA V", "the Plus", "iPhone 15 Plus"
      const pending = lower === "yet" && lowerAt(scan, index + 1) === "to"; // "2% have yet to decide"
      const strength =
        named !== null || answer || titled || pending ? 0 : joinsClause(scan, index) ? CLAUSE : wordStrength(lower);
      if (answer && atoms.at(-1)?.kind === "word" && atoms.at(-2)?.kind === "figure") atoms.pop(); // "92 members for, 17 against"
      if (strength > 0) atoms.push({ kind: "mark", start, end, lower, strength });
      else
        atoms.push({
          kind: "word",
          start,
          end,
          token,
          lower,
          tag: named ?? (answer || (titled && wordStrength(lower) > 0) ? "name" : "noun"),
        });
    } else if (lower === "/" && !token.spaced && lowerAt(scan, index - 1) === "w") return;
    else if (token.kind === "number") atoms.push({ kind: "word", start, end, token, lower, tag: "number" });
    else if (!QUOTES.test(token.text))
      atoms.push({
        kind: "mark",
        start,
        end,
        lower: token.kind === "line" ? "\n" : lower,
        strength: markStrength(scan, index),
      });
  };
  while (at < scan.tokens.length) {
    const mention = mentions[next];
    if (mention === undefined || mention.from > at) {
      pushToken(at, null);
      at++;
      continue;
    }
    const stated = stays[next++];
    if (mention.kind === "figure" && stated) {
      if (describes(atoms)) atoms.pop();
      atoms.push({ kind: "figure", figure: mention, start: mention.start, end: mention.end });
    } else if (mention.kind === "axis")
      atoms.push({ kind: "axis", axis: mention, start: mention.start, end: mention.end });
    else if (mention.kind !== "aside" || COUNTING.has(mention.why))
      for (let token = mention.from; token < mention.to; token++)
        pushToken(token, mention.kind === "name" ? "name" : "number");
    at = mention.to;
  }
  tagWords(atoms);
  return withoutPassing(scan, atoms);
}
