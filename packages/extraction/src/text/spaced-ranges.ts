/**
 * Thousands told with a blank in a range: "990-1 020 €" → "990–1,020 €", "1 050–1 200 km" → "1,050–1,200 km". Not "won 5-1 300 days ago". Nor is
 * "850-1100 €" a phone number, behind which no unit stands.
 */
const UNIT = " ?(?:[€$£]|(?:EUR|CHF|kr|zł|Kč|Ft|euros?|km|kg|people)(?!\\p{L}))";
const HIGH = new RegExp(`(?<=(?<!\\d)(?:\\d{3}|\\d{1,3} \\d{3}) ?[–-] ?\\d{1,3}) (?=\\d{3}${UNIT})`, "gu"); // catches the blank in "1 020 €" of "990-1 020 €", not of "5-1 300 days"
const LOW = new RegExp(`(?<=(?<![\\d.,])\\d{1,3}) (?=\\d{3} ?[–-] ?\\d{1,3} \\d{3}${UNIT})`, "gu"); // catches the blank in "1 050" of "1 050-1 200 €", not of "1 050 €"

const HYPHEN = new RegExp(`(?<=(?<![\\d-])\\d{3})-(?=\\d[,]?\\d{3}${UNIT})`, "gu"); // catches "-" of "850-1100 €", not of "555-0142"

/** Null where no range is typed so; every letter stays in its place. */
export function spacedRanges(text: string): string | null {
  const told = (text.search(HIGH) < 0 ? text : text.replace(LOW, ",").replace(HIGH, ",")).replace(HYPHEN, "–");
  return told === text ? null : told;
}
