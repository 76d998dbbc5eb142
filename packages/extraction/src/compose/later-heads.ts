/**
 * The head of figures that are left out is no title of those shown: "Sam 15 yrs, Ivy 12 yrs, Leo 9 yrs. Pocket money £8, £6 and £4" → Sam, Ivy and
 * Leo, not Pocket money. Not "Ann 3 kg, Bo 4 kg. These are the weights", nor where the words stand in front of what is shown as well.
 */
import type { Chart } from "@charticle/contract";
import { SAID } from "./left-out/said.ts";
import { joinedNames } from "./title-by-names.ts";

const LEADS = /^(?: (?:of|for|in|at|on) [\p{L} ]{2,20})?(?: ?[:=–—-]| (?:was|were|is|are|of))? ?[+−–-]?[$€£¥₹]?\d/u; // catches " £8" and ": 140", not " of them"
const OPENS = /[.;,\n!] ?(?:\p{L}+ )?$/u; // catches ". " and "; top ", not ", "

/** The chart under its names where its title leads other figures. */
export function withoutLaterHead(chart: Chart, text: string): Chart {
  const { title, series, points, grounding, notes } = chart;
  if (series.length !== 1 || points.length < 2 || notes.length === 0 || title.length < 3) return chart;
  if (notes.some((note) => note.endsWith(`${SAID.total}.`))) return chart;
  const end = Math.max(...grounding.flatMap((row) => row.flatMap((cell) => cell?.spans.map(([, to]) => to) ?? [])));
  const low = text.toLowerCase();
  const at = low.indexOf(title.toLowerCase());
  if (at < end || !OPENS.test(text.slice(0, at)) || !LEADS.test(text.slice(at + title.length))) return chart;
  const named = joinedNames(
    points.map(({ name }) => name),
    text,
  );
  return { ...chart, title: named, series: [{ name: "Value" }] };
}
