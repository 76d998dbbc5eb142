/**
 * A title without the sum of what the chart shows, told apart as a note: "$205 total expenses: …" → Total expenses; "Holiday budget of €2,500: flights 800, hotel 1,100, food 600" →
 * Holiday budget; "Raised £450 of £900: …" → Raised. Not "Orders over £50: …" nor "60 staff: …", which are titles with their numbers.
 */
import { PREPOSITIONS } from "../lexicon/closed-class.ts";
import { isFigure } from "../recognize/mention.ts";
import { saysNothing } from "./empty-words.ts";
import type { TitleInput } from "./title-input.ts";
import { isSentence } from "./told-head.ts";

const DEED_ALONE = /^(?:we|i) \p{Ll}+$/iu; // catches "We raised", which "How much we raised" tells better, not "We raised a lot"
const BEFORE = /(?: of|:|,)? ?$/u; // catches the " of " of "Budget of ", not the "of" of "Roof"
const BEHIND = /^ ?(?:[$€£]|\p{L}{1,3}|)(?: of [^\p{L}\s]{1,14})?(?: (?:in total|in all|altogether|overall))?$/iu; // catches " €", " of £900" and " in total", not " staff"
const AHEAD = /^ ((?:total|overall) \p{L}[\p{L} -]*)$/iu; // catches " Total Revenue" behind "$2239", not " staff"
const SUM_ALONE = /^(?:in |grand |the )?total$/iu; // catches "Total", not "Invoice total"
const SIGN = / ?[$€£]$/u; // catches the " €" of "2.500 €", not the "€" of "€2,500"
const NEAR = 0.001;

const TOLD = /^(\p{L}[^:\d]+): ?[$€£]?\d[\d.,]*(?: ?(?:h|m|min|hours?|minutes?|%|k|kg|km))?(?: \d+ ?(?:m|min))?$/u; // catches "Screen time: 5h 12m", not "Round 2: 2024"

/** The title as it is, the words ahead of the sum, or "" where they say nothing. */
export function sumless(title: string, { scan, mentions, reading }: TitleInput): string {
  if (reading.series.length !== 1 || reading.points.length < 2) return title;
  const sum = reading.cells.reduce((all, [cell]) => all + (cell?.value ?? 0), 0);
  for (const figure of mentions) {
    if (!isFigure(figure) || figure.unit?.kind === "measure" || Math.abs(figure.value - sum) > Math.abs(sum) * NEAR)
      continue;
    const said = scan.text.slice(figure.start, figure.numberEnd).replace(SIGN, "");
    const at = title.indexOf(said);
    const behind = at === 0 ? AHEAD.exec(title.slice(said.length))?.[1] : undefined;
    if (behind) return behind;
    if (at <= 0 || !BEHIND.test(title.slice(at + said.length))) continue;
    const ahead = title.slice(0, at).replace(BEFORE, "");
    const last = ahead.split(" ").at(-1) ?? "";
    if (DEED_ALONE.test(ahead)) return "";
    if (isSentence(ahead) || /['’]s?$/u.test(ahead) || PREPOSITIONS.has(last.toLowerCase())) return title; // catches "Estate's", not "Budget"
    return saysNothing(ahead) || SUM_ALONE.test(ahead) ? "" : ahead;
  }
  return SUM_ALONE.test(title) ? "" : title.replace(TOLD, "$1");
}
