/** What words in and around a title are worth: by how much titles that have them are better than the others of their texts. */

/** @property worth drawn towards nought where it was seen seldom; `seen` how often, at most 50 */
export type CueWorth = { worth: number; seen: number };
export type CueWorths = ReadonlyMap<string, CueWorth>;

/** Two numbers a cue. */
export const cueSigns = (worths: CueWorths, cues: readonly string[]): number[] =>
  cues.flatMap((cue) => {
    const { worth = 0, seen = 0 } = worths.get(cue) ?? {};
    return [worth, seen];
  });

/** One line a cue: "head rate\t0.312\t50". */
export const worthLines = (worths: CueWorths): string =>
  [...worths]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([cue, { worth, seen }]) => `${cue}\t${worth}\t${seen}\n`)
    .join("");

/** @throws RangeError where a line has another form */
export const worthsOf = (lines: string): CueWorths =>
  new Map(
    lines
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [cue = "", worth, seen] = line.split("\t");
        const told = { worth: Number(worth), seen: Number(seen) };
        if (Number.isNaN(told.worth) || Number.isNaN(told.seen)) throw new RangeError(`no worth of a cue: ${line}`);
        return [cue, told];
      }),
  );
