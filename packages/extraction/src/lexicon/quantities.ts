/** Words that tell what a figure measures, each with the noun that a title says instead: "is 300 km long" → length; "weighs 4 kg" → weight. */

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split(/\n\s*/u) // catches a line end with the blanks behind it
      .flatMap((row) => {
        const [noun = "", words = ""] = row.split(": ");
        return words.split(" ").map((word): [string, string] => [word, noun]);
      }),
  );

/** Said behind a measure: "6,650 km long". */
export const DIMENSIONS_TOLD = table(`
  length: long
  height: tall high
  width: wide broad
  depth: deep
  age: old
  thickness: thick
  weight: heavy`);

/** Deeds in all their forms, told of an amount. */
export const DEEDS_TOLD = table(`
  weight: weigh weighs weighed weighing
  cost: cost costs costing
  earnings: earn earns earned earning
  pay: pay pays paid paying
  spending: spend spends spent spending
  sales: sell sells sold selling
  sleep: sleep sleeps slept sleeping
  score: score scores scored scoring
  rating: rate rates rated rating
  exports: export exports exported exporting
  imports: import imports imported importing
  emissions: emit emits emitted emitting
  production: produce produces produced producing
  consumption: consume consumes consumed consuming
  savings: save saves saved saving
  donations: donate donates donated donating
  deaths: die dies died dying
  wins: win wins won winning
  growth: grow grows grew growing
  deliveries: deliver delivers delivered delivering
  crashes: crash crashes crashed crashing
  lift: lift lifts lifted lifting
  debt: owe owes owed owing
  output: output outputs`);
