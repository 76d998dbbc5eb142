/**
 * What differences are told of stands below the title: "Phones cost 40 euros more than in 2023, tablets 25 euros more" → More than in 2023; where some
 * lie above and some below: Compared with a year ago. Otherwise the chart would say what a phone costs. Only where each value shown has a
 * comparative right behind it, and the text names one base alone. How far ahead each is, is called so.
 */
import { type Chart, MAX_SUBTITLE_LENGTH } from "@charticle/contract";
import { capitalised } from "./name.ts";

const COMPARATIVE =
  /^(?: points?)? (more|fewer|less|higher|lower|longer|shorter|taller|slower|faster|quicker|older|younger|bigger|smaller|larger|heavier|lighter|warmer|cooler|colder|hotter|later|earlier|sooner|dearer|cheaper|pricier)\b/iu; // catches " more" and " points higher", not " of more"
const BASE =
  /(?<=(?:more|fewer|less|er)\b(?: [\p{L}-]+){0,4}?) than ((?:[\p{L}’'-]+ ){0,4}?(?:[\p{L}’'-]+|(?:19|20)\d\d))(?=[.,;:!?]|$| (?:and|but|while|in|for|at|with|on)\b)/giu; // catches " than last year" in front of ",", not " than 40,"
const THAN = / than .*$/u; // catches " than last year" of "Nurses than last year"

const IN = /^(?:in|on|at|during) /iu; // catches the "in " of "in 2019", not that of "inland"

const LEAD =
  /^(?: (?:points|seconds|minutes|votes|goals|metres|lengths))? (ahead|clear|behind|adrift)\b(?= of| \p{Lu}|[.,;]|$| and)/u; // catches " ahead" in front of " of Ana", not " behind us"

/** How far each lies ahead, where that is all that is told: "3 points ahead of Ana and 5 ahead of Eva" → Points ahead. */
function leadTitle(chart: Chart, text: string): string | null {
  const words = chart.grounding.flatMap((row) =>
    row.map((cell) => (cell?.kind === "stated" ? LEAD.exec(text.slice(cell.spans[0]?.[1]))?.[1] : undefined)),
  );
  const [word] = words;
  if (!word || words.length < 2 || words.some((one) => one !== word) || chart.series.length > 1) return null;
  const way = word === "behind" || word === "adrift" ? "behind" : "ahead";
  return capitalised(`${chart.unit ?? ""} ${way}`.trim());
}

/** "Nurses", not "Nurses than last year"; "Years longer than men" stays. */
const apart = (words: string): string =>
  /(?:more|fewer|less|er) than /iu.test(words) ? words : words.replace(THAN, ""); // catches "longer than ", not "Nurses than "

/** The comparatives behind the values shown; null where a value has none, or is no figure of the text. */
function comparativesOf(chart: Chart, text: string): readonly string[] | null {
  const told = chart.grounding.flatMap((row) =>
    row.map((cell) => (cell?.kind === "stated" ? COMPARATIVE.exec(text.slice(cell.spans[0]?.[1]))?.[1] : undefined)),
  );
  const words = told.flatMap((word) => word?.toLowerCase() ?? []);
  return words.length === told.length && words.length > 1 ? words : null;
}

/** The chart, with what its differences are told of. */
export function withBaseOfDifferences(chart: Chart, text: string): Chart {
  const lead = leadTitle(chart, text);
  if (lead)
    return { ...chart, title: lead, series: chart.series.map((one) => ({ ...one, name: lead })), subtitle: null };
  const words = text.includes(" than ") ? comparativesOf(chart, text) : null;
  const [base, other] = words ? new Set([...text.matchAll(BASE)].map(([, named]) => named)) : [];
  if (!words || !base || other) return chart;
  const [word = ""] = words;
  const signed = chart.points.some(({ values }) => values.some((value) => value !== null && value < 0));
  const line = signed
    ? `compared with ${base.replace(IN, "")}`
    : words.every((one) => one === word)
      ? `${word} than ${base}`
      : "";
  const title = apart(chart.title);
  const told = `${title} ${chart.subtitle ?? ""}`.toLowerCase();
  const below = capitalised([line, chart.subtitle ?? ""].filter((part) => part !== "").join(", "));
  const isNew = line !== "" && !told.includes(` than ${base}`.toLowerCase()) && below.length <= MAX_SUBTITLE_LENGTH;
  return {
    ...chart,
    title,
    series: chart.series.map((one) => ({ ...one, name: apart(one.name) })),
    subtitle: isNew ? below : chart.subtitle,
  };
}
