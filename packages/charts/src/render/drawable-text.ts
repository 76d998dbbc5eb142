/**
 * Any string in, the string that may be drawn out: whatever a person typed, no renderer sees a character that XML
 * forbids, that breaks the line or that is half a sign. Measure this form, draw this form.
 *
 *   drawableText("a\u0000b\nc\ud800") // "ab c"
 */

/** Catches "\r\n\t" and two spaces (SVG would join them, a canvas not); not the no-break space of "1 204". */
const BREAKS = /[ \t\n\v\f\r\u2028\u2029]+/g;

/** Catches U+0000 (which XML 1.0 forbids), U+FFFF and a lone surrogate; not "é", an emoji or the joiner inside one. */
const UNDRAWABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Composed (NFC), on one line, without what can't be drawn; for most texts the same string. */
export function drawableText(text: string): string {
  return text.normalize("NFC").replace(BREAKS, " ").replace(UNDRAWABLE, "");
}
