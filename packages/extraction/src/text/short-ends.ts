/**
 * Ends of amounts as people say them, told in full: "400k-ish" and "30k-odd fans" → 400k, 30k; "2 hrs 5 at York" → "2 hrs 5 min"; "0-4 free, 5-15 £6" →
 * "0-4 £0"; "and Japan? Under 2." → "Only 2."; "Tue same", "Ben ditto" → "the same". Not "2 hrs 5 times", "0-4 free kicks", "about the same".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { type Form, inUsualForm, without } from "./without.ts";

const FORMS: readonly Form[] = [
  [/(?<=\d ?(?:[kKmM]|bn|mn))[- ]?(?:ish|odd)(?![\p{L}-])/gu, () => ""], // catches "-ish" of "400k-ish", not of "400-ish"
  [
    /(?<=(?<![\d.,])\d{1,2} ?(?:hrs?|hours?) )(?:0?\d(?= (?:at|in|on|to|for|from|by|via)(?!\p{L})|[,;!)\n]|\.(?!\d)| and |$)|[0-5]?\d(?= (?:yesterday|today|tonight|now|this|last)(?!\p{L})))/giu,
    (found) => `${found} min`,
  ], // catches the "5" of "2 hrs 5 at York", not of "2 hrs 5 times" or "2 hrs 5 min"
  [
    /(?<=\? )(?:under|over|below|above|(?:less|more) than|nearly|almost|barely|roughly|around)(?= [$€£]?\d[\d.,]*%?(?:[.!](?:\s|$)|\s*$))/giu,
    () => "Only",
  ], // catches "Under" of "Japan? Under 2.", not of "Japan? Under 2 people"
  [
    /(?<=\d[^\d\n]{0,60}[,;] ?(?:and )?(?!(?:the|at|about|of|all|stayed|much|is|was|be|exactly|roughly|on|in|for|and|same) )\p{L}{2,20} )(?:same|ditto)(?=[,;.\n]|$| and )/giu,
    () => "the same",
  ], // catches "same" of "Mon 12, Tue same, Wed 31", not of "Mon 12, about the same"
];

const FREE_BAND = /(?<=(?:^|[:,;] ?)\d{1,2}(?: ?[-–] ?\d{1,2}|\+)(?: years?| yrs?)? )free(?=[,;.]| and |$)/giu; // catches "free" of "0-4 free, 5-15", not of "0-4 free kicks"
const SIGN = /[$€£]/u; // catches "£", not "p"

/** Null where nothing ends so. */
export const shortEnds = (text: string): Squeezed | null =>
  changedBy(text, [
    (now) => inUsualForm(now, FORMS),
    (now) => {
      const [sign] = SIGN.exec(now) ?? [];
      return sign ? without(now, FREE_BAND, () => `${sign}0`) : null;
    },
  ]);
