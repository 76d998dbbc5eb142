/**
 * The same said in plainer words: "in the south it was 40 and 58" → "in the south: 40 and 58", "girls outnumber boys 24 to
 * 19" → "24 against 19", "4 hours by train or 6 by car" → "and 6 by car". Only read where that makes the reader surer.
 */
import { backBy, type Shift, type Squeezed } from "./squeezed.ts";

const VALUE = "(?=[$€£]?\\d)";

/** Two sides, of which "24 to 19" tells the one and the other and no change. */
const RIVALS =
  /\b(?:vs\.?|versus|outnumber(?:ed|s)?|outs\p{L}+|beats?|beaten|leads?|led|ahead|splits?|passed|votes?|voted|edged|wins?|won|trail(?:s|ed)?|prefer(?:red|s)?|defeat(?:ed|s)?|los(?:es?|t)|behind|score[ds]?)\b/iu; // catches "Hostel vs campsite", not "lead-free"

type Retelling = { says: string; as: string; where?: RegExp };

const RETELLINGS: readonly Retelling[] = [
  { says: `(?<=\\d%?(?: per ?cent| percent| votes?)?),? to ${VALUE}`, as: " against ", where: RIVALS },
  {
    says: `(?<=[\\p{L}\\d])(?<! and| when)[,:]? (?:it|those|these|the (?:two |same )?(?:figures?|numbers?|shares?)|the split)(?:['’]s| is| was| were| are| ha[sd] been| have been| became| become)(?: only| just| now| already| about| around)? ${VALUE}`,
    as: ": ",
  },
  { says: `(?<=\\d[^.;:]*) or (?=[$€£]?\\d[\\d.,]*\\S* (?:by|for|in|on|with|at|an?|per)\\b)`, as: " and " },
  { says: `(?<=\\d[%\\p{L}]{0,3}),? (?:and )?then ${VALUE}(?!\\S+ and [$€£]?\\d)`, as: " and " }, // not "4 and 9, then 3 and 8"
];

/** Null where nothing can be said so. */
export function retold(text: string): Squeezed | null {
  const told = RETELLINGS.filter(({ where }) => !where || where.test(text));
  const any = new RegExp(told.map(({ says }) => `(${says})`).join("|"), "giu"); // catches " it was " in front of "40", not of "cold"
  const shifts: Shift[] = [];
  let gone = 0;
  const out = text.replace(any, (said: string, ...found) => {
    const as = told[found.indexOf(said)]?.as ?? said;
    const at = found.find((one) => typeof one === "number") ?? 0;
    shifts.push({ at: at - gone + as.length, gone: gone + said.length - as.length });
    gone += said.length - as.length;
    return as;
  });
  return shifts.length === 0 ? null : { text: out, back: backBy(shifts) };
}
