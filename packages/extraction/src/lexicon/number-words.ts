/** Numbers in words, as data. */
export const UNITS_WORDS: ReadonlyMap<string, number> = new Map([
  ["zero", 0], ["one", 1], ["two", 2], ["three", 3], ["four", 4], ["five", 5], ["six", 6], ["seven", 7], ["eight", 8], ["nine", 9],
  ["ten", 10], ["eleven", 11], ["twelve", 12], ["thirteen", 13], ["fourteen", 14], ["fifteen", 15], ["sixteen", 16],
  ["seventeen", 17], ["eighteen", 18], ["nineteen", 19],
]);
export const TENS_WORDS: ReadonlyMap<string, number> = new Map([
  ["twenty", 20], ["thirty", 30], ["forty", 40], ["fourty", 40], ["fifty", 50], ["sixty", 60], ["seventy", 70], ["eighty", 80], ["ninety", 90],
]);
export const GROUP_WORDS: ReadonlyMap<string, number> = new Map([
  ["dozen", 12], ["score", 20], ["hundred", 100], ["thousand", 1e3], ["million", 1e6], ["billion", 1e9], ["trillion", 1e12],
  ["lakh", 1e5], ["crore", 1e7], ["pair", 2], ["couple", 2],
]);
export const ORDINAL_WORDS: ReadonlyMap<string, number> = new Map([
  ["first", 1], ["second", 2], ["third", 3], ["fourth", 4], ["fifth", 5], ["sixth", 6], ["seventh", 7], ["eighth", 8], ["ninth", 9],
  ["tenth", 10], ["eleventh", 11], ["twelfth", 12], ["twentieth", 20],
]);
/** Names of equal parts: "a third", "two fifths". */
export const PART_WORDS: ReadonlyMap<string, number> = new Map([
  ["half", 2], ["halves", 2], ["third", 3], ["thirds", 3], ["quarter", 4], ["quarters", 4], ["fourth", 4], ["fourths", 4], ["fifth", 5], ["fifths", 5],
  ["sixth", 6], ["sixths", 6], ["seventh", 7], ["sevenths", 7], ["eighth", 8], ["eighths", 8], ["ninth", 9], ["ninths", 9],
  ["tenth", 10], ["tenths", 10], ["twelfth", 12], ["twelfths", 12], ["twentieth", 20], ["twentieths", 20], ["hundredth", 100], ["hundredths", 100],
]);
export const FRACTION_SIGNS: ReadonlyMap<string, number> = new Map([
  ["½", 1 / 2], ["⅓", 1 / 3], ["⅔", 2 / 3], ["¼", 1 / 4], ["¾", 3 / 4], ["⅕", 1 / 5], ["⅖", 2 / 5], ["⅗", 3 / 5], ["⅘", 4 / 5],
  ["⅙", 1 / 6], ["⅚", 5 / 6], ["⅛", 1 / 8], ["⅜", 3 / 8], ["⅝", 5 / 8], ["⅞", 7 / 8],
]);
/** Magnitudes written after digits. Case matters for the one-letter ones; see recognize/scale.ts. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 100], ["thousand", 1e3], ["thousands", 1e3], ["tsd", 1e3], ["tsd.", 1e3], ["grand", 1e3], ["million", 1e6], ["millions", 1e6], ["mio", 1e6], ["mln", 1e6], ["mn", 1e6],
  ["mill", 1e6], ["mil", 1e6], ["millionen", 1e6], ["billion", 1e9], ["billions", 1e9], ["bn", 1e9], ["bln", 1e9], ["mrd", 1e9], ["md", 1e9], ["milliarden", 1e9], ["milliards", 1e9],
  ["trillion", 1e12], ["trillions", 1e12], ["tn", 1e12], ["trn", 1e12], ["lakh", 1e5], ["lakhs", 1e5], ["lac", 1e5], ["crore", 1e7], ["crores", 1e7], ["cr", 1e7], ["dozen", 12], ["dozens", 12],
]);
