/**
 * A heading without a mark in front of the first of several parts of a day, meals or the like: "Heart rate morning 62, noon 75, evening 70" →
 * Morning · Noon · Evening of Heart rate; "my sugar breakfast 6.1, lunch 7.4". Not "Sunday lunch 14, supper 9", two meals.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const KINDS: readonly ReadonlySet<string>[] = [
  wordSet(
    "morning mornings noon midday lunchtime afternoon afternoons evening evenings night nights dawn dusk midnight bedtime daytime overnight",
  ),
  wordSet("breakfast brunch lunch tea dinner supper snack snacks"),
  wordSet("spring summer autumn fall winter"),
  wordSet("north south east west centre center"),
  wordSet("yesterday today tomorrow"),
];
const FEWEST = 3;
const MOST_WORDS = 4;
/** In front of a part these belong to it: "early morning". */
const OWN = wordSet(
  "early late mid last this next weekday weekend saturday sunday friday christmas high afternoon the",
);

/** The readings, the best with its heading as what is shown. */
export function withMomentHeading({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [], measure } = best?.reading ?? {};
  const [first, ...others] = points;
  const words = first?.name.split(" ") ?? [];
  const last = words.at(-1)?.toLowerCase() ?? "";
  const lead = words.slice(0, -1);
  const kind = KINDS.find((one) => one.has(last));
  if (!best || !first || !kind || points.length < FEWEST || lead.length === 0 || lead.length > MOST_WORDS) return rows;
  if (OWN.has(lead.at(-1)?.toLowerCase() ?? "") || !others.every(({ name }) => kind.has(name.toLowerCase())))
    return rows;
  const head = lead.join(" ");
  if (!/^[^\d:;,]*$/u.test(text.slice(0, text.toLowerCase().indexOf(first.name.toLowerCase())))) return rows; // catches "my ", not "Ward 4: "
  const named = series.length > 1 ? { measure: measure ?? head } : { series: [head] };
  return [
    { ...best, reading: { ...best.reading, ...named, points: [{ name: words.at(-1) ?? last }, ...others] } },
    ...more,
  ];
}
