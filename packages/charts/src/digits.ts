/**
 * Numbers up to 4095 in, a short text out, and back: for tables that a page loads.
 *
 *   numbersIn(textOf([65, 4095])) // [65, 4095]
 */

/** The signs that minified code has most of: packed together with it, they take less than letters and digits in order. */
const DIGITS = "rw[.}y>?|g) 5hn/clios(m,pDd3auf-6_{vEF2zx*1b4k79&;NI!A]Pt=0:e+8<";

/** Two digits a number: the high digits of all, then the low ones, which pack better. */
export function textOf(numbers: readonly number[]): string {
  if (numbers.some((number) => number < 0 || number > 4095))
    throw new RangeError("A number needs more than two digits.");
  const digits = (of: (number: number) => number): string =>
    numbers.map((number) => DIGITS.charAt(of(number))).join("");
  return digits((number) => number >> 6) + digits((number) => number & 63);
}

export function numbersIn(text: string): readonly number[] {
  const digits = Array.from(text, (digit) => DIGITS.indexOf(digit));
  const count = digits.length / 2;
  return digits.slice(0, count).map((high, index) => high * 64 + (digits[count + index] ?? 0));
}
