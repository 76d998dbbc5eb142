/** What a note says of a figure that is left out, by why it is. */
export const SAID = {
  total: "it is the total of the parts",
  whole: "it is what the shares are of",
  partly: "it is what the values are a part of",
  sample: "sample size",
  scale: "the scale",
  per: "the reference amount",
  age: "an age",
  time: "a time beside the values",
  name: "a number of a thing",
  rank: "a place in an order",
  target: "a mark to compare with",
  change: "a change or difference",
  earlier: "a value of another time",
  measure: "another measure",
  beside: "it is not one of the compared values",
} as const;

export type Why = keyof typeof SAID;
