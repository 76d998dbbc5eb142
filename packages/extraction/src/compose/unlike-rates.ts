/**
 * Values of one row that are told per different spans or amounts ("Tom £31k a year, Ann £18 an hour", "milk 1.20/l, cheese 14/kg") are shown as stated,
 * and it is said that they don't compare. Not "£31k a year, £28k, £40k", where it is said once for all.
 */
import type { Chart } from "@charticle/contract";

const RATE =
  /^\p{Sc}?\d[\d.,]*(?<=\d)(?:\p{L}{0,2}| (?:ct|cents?|kr|zł|p)| ?\p{Sc}) ?(?:\/ ?|(?:an?|per) )((?:\d+ ?)?(?:years?|yr|months?|mo|weeks?|wk|days?|hours?|hr|h|mins?|minutes?|nights?|annum|kg|g|lb|l|litres?|ml|pints?|m²|m2|sq ?m|km|miles?|person|head|piece|dozen|pack)(?!\p{L}))/iu; // catches "£31k a year", "98 ct/l" and "2.90/250 g", not "3 a bit"
const PER = /\s*\/.*$/u; // catches the "/l" of "cents/l"

/** The chart with a word on what its values are told per, where that differs. */
export function withRatesTold(chart: Chart, text: string): Chart {
  if (chart.series.length !== 1 || chart.points.length < 2) return chart;
  const rates = chart.grounding.flatMap((row) =>
    row.flatMap((cell) => {
      const start = cell?.kind === "stated" ? (cell.spans[0]?.[0] ?? -1) : -1;
      return start < 0 ? [] : (RATE.exec(text.slice(start))?.[1]?.toLowerCase().replace(/s$/u, "") ?? []); // catches "years", not "year"
    }),
  );
  const told = [...new Set(rates)];
  if (told.length < 2 || rates.length < chart.points.length) return chart;
  const note = `The values are told per different measures (${told.join(", ")}): the numbers are shown as stated and don't compare.`;
  const reason = "Bars show each number as stated; what they are told per differs.";
  const unit = chart.unit?.replace(PER, "") || null;
  return { ...chart, unit, subtitle: null, types: [{ type: "barchart", reason }], notes: [...chart.notes, note] };
}
