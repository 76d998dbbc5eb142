/** One example of each kind of text, for the empty state: what a click puts into the text area. */
export const EXAMPLES = [
  {
    kind: "Parts of a whole",
    text: "Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.",
  },
  {
    kind: "Comparison",
    text: "We hired 12 people in Berlin, 7 in Lisbon and 3 in Austin last year, our 15th in business.",
  },
  {
    kind: "Over time",
    text: "Newsletter subscribers: 1,200 in January, 1,950 in February, 3,100 in March and 4,480 in April.",
  },
  {
    kind: "Several series",
    text: "Revenue grew from $1.2M in 2021 to $2.6M in 2022 and $4.1M in 2023, while costs went from $900k to $1.4M and $1.9M.",
  },
  {
    kind: "Profile",
    text: "Our phone review: camera 9/10, battery 7/10, display 8/10, speed 8.5/10, price 6/10.",
  },
  {
    kind: "Pasted table",
    text: "City, Trams, Buses\nOslo, 45, 62\nGraz, 38, 51\nPorto, 22, 74",
  },
] as const;
