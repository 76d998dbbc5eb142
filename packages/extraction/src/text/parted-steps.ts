/**
 * Steps that are counted on with a figure right in front are read as if commas stood there: "week 1 lost 2 week 2 lost 3 week 3 put on
 * 1" → "week 1 lost 2,week 2 …". Not "took 2 week 3 days off".
 */

const STEP =
  /(?<!\p{L})(week|wk|day|month|year|yr|game|round|lap|set|match|session|term|season|level|stage) (\d{1,2})(?![\d.,:]*\d)/giu; // catches "week 2", not "weeks 2"
const FEWEST = 2;

/** Null where no step stands so. */
export function partedSteps(text: string): string | null {
  const steps = [...text.matchAll(STEP)];
  const [first] = steps;
  if (!first || steps.length < FEWEST) return null;
  const inTurn = steps.every(
    ([, noun, count], at) => noun?.toLowerCase() === first[1]?.toLowerCase() && Number(count) === Number(first[2]) + at,
  );
  const glued = steps.filter(({ index }) => /\d $/u.test(text.slice(0, index))).map(({ index }) => index - 1); // catches "2 ", not "lb "
  if (!inTurn || glued.length === 0 || glued.includes(first.index - 1)) return null;
  return text.replace(/ /gu, (blank: string, at: number) => (glued.includes(at) ? "," : blank)); // catches each blank, not "-"
}
