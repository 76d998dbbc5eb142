/**
 * A chart and its number format in, the line under the title out: the text's own subtitle or the one series' name, with
 * the unit where it doesn't stand on the values.
 *
 *   subtitleOf(chart, format) // "Downloads per month, in thousand tonnes"
 */
import { type Chart, formatFor, type NumberFormat, UNNAMED_SERIES } from "@charticle/contract";
import { valuesOf } from "./kinds/kind.ts";

/** Beyond so many values a measure stands once, in the subtitle. */
const MOST_MEASURES = 3;

/** The one number format of a chart: its measure on the values, or in the subtitle where it stands already or too often. */
export function formatOf(chart: Chart): NumberFormat {
  const values = valuesOf(chart);
  const said = chart.unit !== null && holdsWord(chart.subtitle ?? "", chart.unit);
  return formatFor({
    values,
    unit: chart.unit,
    form: chart.figureForm,
    measures: said || values.length > MOST_MEASURES ? "in words" : "on values",
  });
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/[\s,;:()]+/u);
const holdsWord = (text: string, word: string): boolean => wordsIn(text).includes(word.toLowerCase());
const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Catches "users" and "stars"; must not catch the measures "km/h", "MW" or "°C", which a longer word may hold.
const isWord = (unit: string): boolean => /^\p{L}{4,}/u.test(unit);

/** "Rainfall in mm", "Rainfall (mm)"; not "Rain in Berlin", though inches are "in" too. */
const measuresIn = (title: string, unit: string): boolean =>
  `${title.toLowerCase()} `.includes(` in ${unit.toLowerCase()} `) || title.includes(`(${unit})`);

/** What is counted per something stands in front of that: "Guests per night", "n = 42 growers, t per hectare". */
const RATE = /(^|, )per /iu; // catches "Per night" and ", per hectare", not "tonnes per hectare"

/** As the first words of the line. */
const opening = (unit: string): string => (isWord(unit) ? capital(unit) : `In ${unit}`);

export function subtitleOf({ title, subtitle, series }: Chart, { unitInWords }: NumberFormat): string | null {
  const only = series.length === 1 ? (series[0]?.name.trim() ?? "") : "";
  const isNamed = only !== "" && only !== UNNAMED_SERIES && !holds(title, only);
  const own = subtitle?.trim() || (isNamed ? only : "");
  if (!unitInWords || (isWord(unitInWords) ? holds(own, unitInWords) : holdsWord(own, unitInWords)))
    return own === "" ? null : own;
  if (own === "") {
    const isSaid = isWord(unitInWords) ? holds(title, unitInWords) : measuresIn(title, unitInWords);
    return isSaid ? null : opening(unitInWords);
  }
  const rated = own.replace(
    RATE,
    (_, before: string) => `${before ? before + unitInWords : opening(unitInWords)} per `,
  );
  return rated === own ? `${own}, ${unitInWords}` : rated;
}
