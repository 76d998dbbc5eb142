/**
 * What is told of a run of figures stands in front of it without a mark: "my grades 85 math 78 english 92 science" → "my grades: 85 math, 78 english, 92 science",
 * "gas prices 3.19 regular 3.59 mid 3.99 premium"; "avg salary dev 70k pm 85k" → "avg salary: dev 70k pm 85k". Not "mon 7 tue 6 wed 5 hrs", nor "rent 900 food 300 gym 40 monthly".
 */

import { MONTHS, WEEKDAYS } from "../lexicon/calendar.ts";
import { isSmallWord, wordSet } from "../lexicon/closed-class.ts";
import { MEASURES } from "../lexicon/units.ts";
import { matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const FIGURE = "[$€£]?\\d(?:[\\d.,]*\\d)?(?:%|k|m|€|\\$)?";
const NAME = "\\p{L}[\\p{L}'’&+-]*(?: \\p{L}[\\p{L}'’&+-]*)?";
const RUN = new RegExp(`^((?:\\p{L}[\\p{L}'’-]* ){1,4})((?:${FIGURE} ${NAME} ){2,8}${FIGURE} ${NAME})[.!]?$`, "u"); // catches "my grades 85 math 78 english 92 science", not "my grades: 85 math"
const ITEM = new RegExp(`${FIGURE} ${NAME}(?= |[.!]?$)`, "gu"); // catches "85 math"
const MEASURED =
  /(?:^(?:my|our|the|avg|average|mean|total) )|\b(?:grades?|prices?|rates?|ratings?|scores?|votes?|results?|costs?|spending|expenses?|salar(?:y|ies)|temps?|sales|marks|points|wages|fees|hours|times|weights?|heights?|ages)$/iu; // catches "my grades" and "gas prices", not "rent"
const GLUED_HEAD =
  /\b(?:(?:avg|average|mean) \p{L}+|(?:voting|poll|vote|survey|test|exam|match|race|election) (?:results?|scores?)|\p{L}+ (?:prices|rates|salaries|grades|ratings|scores|votes|results|costs|times|weights|heights))$/iu; // catches "avg salary" and "voting result", not "dev team"
const ANSWERS = wordSet("yes no maybe none other");
const TAILS =
  wordSet(`each total overall monthly weekly daily yearly altogether together combined average avg usd eur gbp dollars euros pounds rupees bucks
  hours hrs minutes mins people ppl users votes points pts percent times kms km kg units items calories cal kcal max min only now today lol left more`);

const GLUED = new RegExp(
  `^((?:\\p{L}[\\p{L}'’-]* ){1,3})(\\p{L}[\\p{L}'’&+-]*) ${FIGURE}x?(?: \\p{L}[\\p{L}'’&+-]* ${FIGURE}x?){1,8}[.!]?$`,
  "u",
); // catches "avg salary dev 70k pm 85k", not "avg salary dev team 70k, pm 85k"

/** "avg salary dev 70k pm 85k qa 60k": each name is one word, and so is the first. */
function gluedHead(text: string): Squeezed | null {
  const [, head = "", first = ""] = matchIn(text, GLUED) ?? [];
  const end = head.trimEnd().length;
  const lower = first.toLowerCase();
  const timed = MONTHS.has(lower) || WEEKDAYS.has(lower) || isSmallWord(lower);
  return head !== "" && !timed && GLUED_HEAD.test(head.trim())
    ? pieced(text, [[0, end], ": ", [end + 1, text.length]])
    : null;
}

/** Null where the text is no such run. */
export function headedRuns(text: string): Squeezed | null {
  return headInFront(text) ?? gluedHead(text);
}

function headInFront(text: string): Squeezed | null {
  const [, head = "", run = ""] = matchIn(text, RUN) ?? [];
  if (head === "" || !MEASURED.test(head.trim())) return null;
  const from = text.indexOf(run, head.length);
  const items = [...run.matchAll(ITEM)];
  const names = items.map(([item]) => item.slice(item.indexOf(" ") + 1).toLowerCase());
  const plain = names.every((name) => {
    const words = name.split(" ");
    return !words.some(
      (word) =>
        (isSmallWord(word) && !ANSWERS.has(word)) ||
        TAILS.has(word) ||
        MEASURES.has(word) ||
        MONTHS.has(word) ||
        WEEKDAYS.has(word),
    );
  });
  if (!plain || new Set(names).size < names.length) return null;
  return pieced(text, [
    [0, head.trimEnd().length],
    ": ",
    ...items.flatMap(({ index, 0: item }, at): (string | readonly [number, number])[] => [
      ...(at > 0 ? [", "] : []),
      [from + index, from + index + item.length],
    ]),
  ]);
}
