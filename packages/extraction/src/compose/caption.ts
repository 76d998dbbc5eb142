/**
 * A post to go with the picture, worded from the chart's data only, fitting the network.
 * `caption(chart, "x", 1)` → {caption: "Chrome leads with 65%, ahead of Safari (19%).", hashtags: ["#BrowserShare"]}
 */
import {
  type Caption,
  type Chart,
  chartFormat,
  MAX_WEIGHTED_LENGTH,
  type Network,
  type NumberFormat,
  weightedLength,
} from "@charticle/contract";
import { type Fact, factsOf, factText, highest, trendText, valueText } from "./facts.ts";
import { hashtagsOf } from "./hashtags.ts";

/** Longest list of values in a sentence. */
const LIST_SIZE = 8;

/** Ways to say a chart; a network's first one is its usual tone, "another caption" goes on with the next. */
type Wording = "lead" | "list" | "lines" | "question";

type Manner = { wordings: readonly Wording[]; tags: number; limit: number };

/** Two to four hashtags everywhere: fewest where people talk, most where people look for pictures. */
const MANNERS: Readonly<Record<Network, Manner>> = {
  linkedin: { wordings: ["lead", "list", "question"], tags: 3, limit: 3000 },
  x: { wordings: ["lead", "question", "list"], tags: 2, limit: MAX_WEIGHTED_LENGTH },
  reddit: { wordings: ["list", "lead", "question"], tags: 2, limit: 300 },
  facebook: { wordings: ["question", "lead", "list"], tags: 2, limit: 2000 },
  instagram: { wordings: ["lines", "question", "lead"], tags: 4, limit: 2200 },
  personal: { wordings: ["lead", "list", "question"], tags: 0, limit: 2000 },
};

type Said = Readonly<Record<Wording, string>>;

/** The values of the one series, and how they are said. */
type Told = { facts: readonly Fact[]; format: NumberFormat };

const lineOf = (facts: readonly Fact[], format: NumberFormat): string =>
  facts.map((fact) => factText(fact, format)).join(", ");

const linesOf = (title: string, facts: readonly Fact[], format: NumberFormat): string =>
  `${title === "" ? "" : `${title}\n`}${facts.map((fact) => `• ${factText(fact, format)}`).join("\n")}`;

/** One figure: "Unemployment: 4.1%." rather than "Unemployment: Unemployment 4.1%." */
function ofOne({ title }: Chart, fact: Fact, format: NumberFormat): Said {
  const isNamed = !title.toLowerCase().includes(fact.point.toLowerCase());
  const what = isNamed ? factText(fact, format) : valueText(fact.value, format);
  return {
    lead: `${title}: ${what}.`,
    list: `${valueText(fact.value, format)}: ${isNamed ? `${fact.point}, ` : ""}${title}.`,
    lines: `${title}\n• ${what}`,
    question: `${title}? ${what}.`,
  };
}

function ofCourse({ title }: Chart, { facts, format }: Told, trend: string): Said {
  const values = facts.slice(-LIST_SIZE).map((fact) => factText(fact, format));
  return {
    lead: `${title} ${trend}.`,
    list: `${title}: ${values.join(" → ")}.`,
    lines: linesOf(title, facts.slice(-LIST_SIZE), format),
    question: `From ${valueText(facts[0]?.value ?? 0, format)} to ${valueText(facts.at(-1)?.value ?? 0, format)}: ${title}.`,
  };
}

/** What is left of a title of names without them. */
const BETWEEN_NAMES = /^(?:[\s,&]|and\b|vs\b\.?|\d+ more$)+$/; // catches ", and 1 more" and " vs. ", not " and votes"

/** "Chrome, Safari, Edge and 1 more": a title that only names what is ranked says nothing in front of the ranking. */
function isRowOfNames({ title, points }: Chart): boolean {
  const named = points.map(({ name }) => name.toLowerCase()).filter((name) => title.toLowerCase().includes(name));
  const beside = named
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replace(name, ""), title.toLowerCase());
  return named.length > 1 && BETWEEN_NAMES.test(beside);
}

function ofRanking(chart: Chart, { facts, format }: Told, top: Fact): Said {
  const title = isRowOfNames(chart) ? "" : chart.title;
  const head = title === "" ? "" : `${title}: `;
  const ranking = facts.toSorted((a, b) => b.value - a.value).slice(0, LIST_SIZE);
  const [, second, ...others] = ranking;
  const ahead = second ? `, ahead of ${second.point} with ${valueText(second.value, format)}` : "";
  const rest = second ? ` Then: ${lineOf([second, ...others], format)}.` : "";
  return {
    lead: `${head}${top.point} leads with ${valueText(top.value, format)}${ahead}.`,
    list: `${head}${lineOf(ranking, format)}.`,
    lines: linesOf(title, ranking, format),
    question: `${head}${head === "" ? "Which" : "which"} one leads? ${top.point}, with ${valueText(top.value, format)}.${rest}`,
  };
}

function ofSeveral(chart: Chart, format: NumberFormat): Said {
  const { title } = chart;
  const lines = chart.series.map(({ name }, at) => {
    const facts = factsOf(chart, at);
    const trend = chart.axis === "categories" ? null : trendText(facts, format);
    const peak = highest(facts);
    if (trend) return `${name} ${trend}`;
    return peak ? `${name}: ${peak.point} leads with ${valueText(peak.value, format)}` : name;
  });
  const all = lines.join("; ");
  return {
    lead: `${all}.`,
    list: `${title}: ${all}.`,
    lines: `${title}\n${lines.map((line) => `• ${line}`).join("\n")}`,
    question: `How do ${chart.series.map(({ name }) => name).join(" and ")} compare? ${all}.`,
  };
}

function saidOf(chart: Chart): Said {
  const format = chartFormat(chart);
  if (chart.series.length > 1) return ofSeveral(chart, format);
  const facts = factsOf(chart, 0);
  const top = highest(facts);
  if (!top) return { lead: `${chart.title}.`, list: chart.title, lines: chart.title, question: `${chart.title}:` };
  if (facts.length === 1) return ofOne(chart, top, format);
  const trend = chart.axis === "categories" ? null : trendText(facts, format);
  return trend ? ofCourse(chart, { facts, format }, trend) : ofRanking(chart, { facts, format }, top);
}

/** Cut between words where it is too long, by X's count: no other network's count is stricter. */
function shortened(text: string, limit: number): string {
  if (weightedLength(text) <= limit) return text;
  let kept = text;
  while (kept !== "" && weightedLength(kept) > limit - 1) {
    const blank = kept.lastIndexOf(" ");
    kept = (blank > 0 ? kept.slice(0, blank) : [...kept].slice(0, -1).join("")).trimEnd();
  }
  return `${kept}…`;
}

/** A caption of the chart for one network; `variant` picks the wording (any whole number, it wraps). */
export function caption(chart: Chart, network: Network, variant = 0): Caption {
  const { wordings, tags, limit } = MANNERS[network];
  const at = ((Math.trunc(variant) % wordings.length) + wordings.length) % wordings.length;
  const said = saidOf(chart)[wordings[at] ?? "lead"];
  const hashtags = hashtagsOf(chart, tags);
  const note =
    network === "linkedin" && chart.subtitle && chart.subtitle !== chart.unit ? `\n\n${chart.subtitle}.` : "";
  // what the page puts between caption and hashtags counts as well: a blank line
  const behind = hashtags.length > 0 ? weightedLength(`\n\n${hashtags.join(" ")}`) : 0;
  return { caption: `${shortened(said, limit - behind - weightedLength(note))}${note}`, hashtags };
}
