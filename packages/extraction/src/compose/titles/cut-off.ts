/** Words that break off at a number of something: "Thanks to 73" of "Thanks to 73 sponsors". */
const CUT_OFF = / (?:to|of|by|for|with|from) (?!(?:19|20)\d\d$)\d[\d,.]*$/iu; // catches "Thanks to 73" of 73 sponsors, not "Sales of 2023" or "Trail 12"

/** Ends in a number without what it counts. */
export const isCutOff = (words: string): boolean => CUT_OFF.test(words);
