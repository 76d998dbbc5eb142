/**
 * What differences are told of stands below the title: "Phones cost 40 euros more than in 2023, tablets 25 euros more" → More than in 2023; where some
 * lie above and some below: Compared with a year ago. Otherwise the chart would say what a phone costs. Only where each value shown has a
 * comparative right behind it, and the text names one base alone. How far ahead each is, is called so.
 */
import { type Chart, MAX_SUBTITLE_LENGTH } from "@charticle/contract";
import { COMPARATIVES, OPPOSITES } from "../lexicon/opposites.ts";
import { capitalised } from "./name.ts";

const COMPARATIVE = new RegExp(`^(?: points?)? (${COMPARATIVES.join("|")})\\b`, "iu"); // catches " more" and " points higher", not " of more"
const GOES_ON = /^(?:[,.;:!?]| (?:and|but|while|in|on|at|for|with)\b|$)/u; // catches ", line B" and " in York", not " of all"
const BASE =
  /(?<=(?:more|fewer|less|er)\b(?: [\p{L}-]+){0,4}?) than ((?:[\p{L}’'-]+ ){0,4}?(?:[\p{L}’'-]+|(?:19|20)\d\d))(?=[.,;:!?]|$| (?:and|but|while|in|for|at|with|on)\b)/giu; // catches " than last year" in front of ",", not " than 40,"
const LEVEL =
  / (?:above|below|ahead of|behind) ((?:the )?(?:(?:national|long-term|seasonal|monthly|yearly) )?(?:normal|average|plan|target|budget|schedule|mean|norm|forecast|limit|freezing))\b/giu; // catches " below the national average", not " below it"
const CHANGED_ON =
  / (?:up|down) (?:on|from) ((?:last|the previous) (?:year|month|week|season|quarter|spring|summer|autumn|winter)|(?:19|20)\d\d|yesterday)\b/giu; // catches " up on last year", not " up on the hill"
const ASKED = / (?:than|above|below|ahead|behind|late|early|up|down) /u; // catches " than ", not " thanks "
const WAY = /^(?:compared with|\p{L}+ than|\p{L}+ of|\p{L}+) /iu; // catches "more than " of "more than in 2023"
const THAN = / than .*$/u; // catches " than last year" of "Nurses than last year"

const LESS: ReadonlySet<string> = new Set(OPPOSITES.flatMap(({ less }) => [...less]));
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

/** The comparatives behind the values shown, "" where one goes on as that before it; null where one has none, or is no figure of the text. */
function comparativesOf(chart: Chart, text: string): readonly string[] | null {
  const ends = chart.grounding.flatMap((row) =>
    row.map((cell) => (cell?.kind === "stated" ? cell.spans[0]?.[1] : undefined)),
  );
  const told = ends
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))
    .map((end) => {
      const behind = end === undefined ? "of" : text.slice(end);
      return COMPARATIVE.exec(behind)?.[1]?.toLowerCase() ?? (GOES_ON.test(behind) ? "" : undefined);
    });
  const words = told.flatMap((word) => word ?? []);
  return words.length === told.length && words.length > 1 && words[0] !== "" ? words : null;
}

/** "Minutes late" of "Minutes early", "Weeks ahead of schedule" of "Weeks behind schedule": what lies below nought is the other of the two. */
function turned(words: string): string {
  const told = words.split(" ");
  const at = told.findIndex((word) => LESS.has(word));
  const word = told[at] ?? "";
  const others = [...(OPPOSITES.find(({ less }) => less.has(word))?.more ?? [])];
  const other = others.find((one) => one.endsWith("er") === word.endsWith("er")) ?? others[0] ?? "";
  const of = other === "ahead" && at < told.length - 1 ? " of" : "";
  return at > 0 ? told.with(at, `${other}${of}`).join(" ") : words;
}

/** The only base that the text names, as it stands below the title. */
function baseOf(text: string, word: string, signed: boolean): string {
  const of = (pattern: RegExp): readonly string[] => [
    ...new Set([...text.matchAll(pattern)].flatMap((found) => found[1] ?? [])),
  ];
  const [thans, levels, times] = [of(BASE), of(LEVEL), of(CHANGED_ON)];
  const [base = "", other] = [...thans, ...levels, ...times];
  if (base === "" || other !== undefined) return "";
  if (times.length > 0 && !signed) return `compared with ${base}`;
  const way = thans.length > 0 ? "than" : word === "ahead" ? "of" : "";
  return signed
    ? `compared with ${base.replace(IN, "")}`
    : word === ""
      ? ""
      : [word, way, base].filter(Boolean).join(" ");
}

/** The chart, with what its differences are told of. */
export function withBaseOfDifferences(chart: Chart, text: string): Chart {
  const lead = text.search(LEVEL) < 0 ? leadTitle(chart, text) : null;
  if (lead)
    return { ...chart, title: lead, series: chart.series.map((one) => ({ ...one, name: lead })), subtitle: null };
  const words = ASKED.test(text) ? comparativesOf(chart, text) : null;
  if (!words) return chart;
  const [word = ""] = words;
  const signed = chart.points.some(({ values }) => values.some((value) => value !== null && value < 0));
  const line = baseOf(text, words.every((one) => one === word || one === "") ? word : "", signed);
  const renamed = (name: string): string =>
    signed ? turned(line === "" ? name : apart(name)) : line === "" ? name : apart(name);
  const title = renamed(chart.title);
  const told = `${title} ${chart.subtitle ?? ""}`.toLowerCase();
  const base = line.replace(WAY, "").toLowerCase();
  const isBase = chart.subtitle?.toLowerCase() === base; // "Last year" of "up on last year"
  const other = isBase ? "" : (chart.subtitle ?? "");
  const below = capitalised([line, other].filter((part) => part !== "").join(", "));
  const isNew = line !== "" && (isBase || !told.includes(` ${base}`)) && below.length <= MAX_SUBTITLE_LENGTH;
  return {
    ...chart,
    title,
    series: chart.series.map((one) => ({ ...one, name: renamed(one.name) })),
    subtitle: isNew ? below : chart.subtitle,
  };
}
