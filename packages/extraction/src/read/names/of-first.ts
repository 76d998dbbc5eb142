/**
 * What is measured, told in front of the first name alone: "Price of gold $1,900, silver $24, platinum $950" → Gold · Silver ·
 * Platinum, of their price. Not "Cost of living 12, wages 9", nor "sales of tea 40, sales of coffee 55".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { MEASURED } from "../../lexicon/measures.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const FIXED = wordSet("living sale goods capital ownership production credit entry admission"); // "cost of living"
const OF = /^(?:the )?((?:[\p{L}-]+ ){0,2}([\p{L}-]+)) of (?:the |an? )?(.+)$/iu; // catches "average age of nurses", not "nurses"
const MOST_WORDS = 3;

/** The readings, the best with a first name like the others, and what is measured beside it. */
export function withOfFirst({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || others.length === 0 || best.reading.series.length > 1) return rows;
  const { reading } = best;
  const [, topic = "", head = "", name = ""] = OF.exec(first.name) ?? [];
  if (!MEASURED.has(head.toLowerCase()) || FIXED.has(name.toLowerCase())) return rows;
  const alike = others.every(
    (other) => !other.axis && !/ of /i.test(other.name) && other.name.split(" ").length <= MOST_WORDS, // catches "sales of tea", not "tea"
  );
  const known = [name, topic].map((word) => word.toLowerCase());
  const taken = others.some((other) =>
    other.name
      .toLowerCase()
      .split(" ")
      .some((word) => known.includes(word) || MEASURED.has(word)),
  );
  if (first.axis || !alike || taken || !text.includes(name)) return rows;
  const series = (reading.series[0] ?? "") === "" && head.toLowerCase() !== "number" ? { series: [topic] } : {};
  return [{ ...best, reading: { ...reading, ...series, points: [{ ...first, name }, ...others] } }, ...more];
}
