/**
 * Words that came out without a blank in front of what follows them: "Total protein112.0 g⏎Total fat72.0 g" → "protein 112.0 g"; "(2010
 * est.)3,871,204"; "ReligionsHindu 26.8%" → "Religions: Hindu 26.8%"; "12.5 andMorley" → "and Morley". Not "iPhone15", "YouTube 45%" or "covid19".
 */
import { changedBy, type Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const AMOUNT =
  /(?<=(?:^|[\s(])\p{L}?\p{Ll}{2,})(?=\d{1,4}(?:\.\d{1,2}|(?:,\d{3})+)?(?: ?(?:m?g|kcal|kJ|%|kg|ml)(?![\p{L}\d$€£])|(?<=[.,]\d+)(?:[\s,;)]|$)))/gu; // catches what stands between "protein" and "112.0 g", not between "covid" and "19" or "Acorn" and "17%15%"
const BRACKET = /(?<=\p{L}[.\d]?\))(?=\d{1,3}(?:,\d{3})+(?!\d))/gu; // catches what stands between "est.)" and "3,871,204", not ")2"
const SMALL = /(?<=[\s\d%)](?:and|or|from|with|than|versus))(?=\p{Lu}\p{Ll}{2,}[ ,.;:\n])/gu; // catches what stands between "and" and "Morley", not "inDrive"
const HEADS = `Religions|Religion|Languages|Language|Ethnicity|Ethnicities|Nationality|Nationalities|Exports|Imports|Industries|Partners|Products|Sectors|Sources|Results|Categories|Parties|Candidates|Regions|Countries|Responses|Population|Gender|Sex|Age groups|Ethnic groups|Race|Ingredients|Expenses|Services|Departments|Currency|Demographics|Composition|Breakdown`;
const HEAD = new RegExp(
  `(?<=(?:^|\\n)(?:\\p{Lu}\\p{Ll}+ )?(?:${HEADS}))(?=\\p{L}\\p{Ll}+(?: \\p{L}+){0,2}:? ?\\(?[$€£]?\\d[\\d.,]*(?:%|[,;]|\\)))`,
  "gu",
); // catches what stands between "Religions" and "Hindu 26.8%", not between "You" and "Tube 45%"
const FEWEST = 2;

const parted = (text: string, joint: RegExp, put: string, fewest = 1): Squeezed | null =>
  (text.match(joint)?.length ?? 0) >= fewest ? without(text, joint, () => put) : null;

/** Null where no words are glued so. */
export const gluedWords = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => parted(now, AMOUNT, " ", FEWEST),
    (now) => parted(now, BRACKET, ": ", FEWEST),
    (now) => parted(now, SMALL, " "),
    (now) => parted(now, HEAD, ": "),
  ]);
