/**
 * Names along time or steps in, which of them to write out: all, then ever fewer, at round and even steps. Years that
 * divide by 5, every third month from January on, hours by the quarter of a day.
 *
 *   roundSteps({ names: ["1987", "1988", …, "2024"] }) // [[0, 1, 2, …], [1, 3, 5, …], [3, 8, 13, …], …]
 */
export type Named = {
  names: readonly string[];
  /** In years, where they are dates. */
  positions?: readonly number[] | undefined;
};

const STEPS = [1, 2, 3, 4, 5, 6, 7, 10, 12, 14, 20, 24, 50] as const;
/** Fewer names hardly say how time runs. */
const LEAST_NAMES = 4;

/** Whole numbers that grow by one from name to name, and how many of them make a whole: tens, a year, a week, a day. */
type Count = { counts: readonly number[]; whole: number };

export function roundSteps(named: Named): readonly (readonly number[])[] {
  const { counts, whole } = countOf(named);
  return STEPS.filter((step) => whole % step === 0 || step % whole === 0)
    .map((step) => [...counts.keys()].filter((at) => (counts[at] ?? 0) % step === 0))
    .filter(({ length }) => length >= LEAST_NAMES);
}

function countOf({ names, positions = [] }: Named): Count {
  const isClock = names.every((name) => name.includes(":"));
  // catches the 3 and the 2024 of "Week 3, 2024", must not catch anything in "May"
  const numbers = names.map((name) => name.match(/\d+/g)?.map(Number) ?? []);
  for (const at of [0, -1]) {
    const counts = byOne(numbers.map((found) => found.at(at) ?? Number.NaN));
    if (counts) return { counts, whole: isClock ? 24 : 10 };
  }
  const inOrder = [...names.keys()];
  const span = (positions.at(-1) ?? 0) - (positions[0] ?? 0);
  if (span === 0) return { counts: inOrder, whole: 12 };
  const perYear = Math.round((names.length - 1) / span);
  // days by the week, weeks by fours
  if (perYear > 12) return { counts: inOrder, whole: perYear > 99 ? 7 : 4 };
  const dates = byOne(positions.map((position) => Math.round(position * perYear)));
  return dates ? { counts: dates, whole: perYear > 1 ? perYear : 10 } : { counts: inOrder, whole: 12 };
}

/** In steps of their own: 1985, 1990, 1995 is 397, 398, 399. Null where they are not even. */
function byOne(numbers: readonly number[]): readonly number[] | null {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  const isEven = numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step);
  const counts = numbers.map((number) => number / step);
  return isEven && step > 0 && counts.every(Number.isInteger) ? counts : null;
}
