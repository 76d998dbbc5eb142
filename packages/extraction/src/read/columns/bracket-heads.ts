/**
 * What stands in front of the brackets is of all where people are told in them, "Obesity: Mexico 36% (women 40%), Chile 34% (38%)" →
 * All · Women, and of what stands ahead where something else is: "Wait: A&E 46 min (target 30), GP 12 (target 10)" → Wait · Target.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Senses } from "../words/senses.ts";

const PERSONS = 19; // class of WordNet's nouns
const AGED = /^(?:under|over)?-?\d\d(?:s|\+)?$|^(?:youth|female|male)$/iu; // catches "under-30s" and "youth", not "2019"
const HEAD = /^\s*([^\d:;.!?()\n]{2,40}):/u; // catches "Wait:", not "In 2019:"

const isPeople = (senses: Senses, name: string): boolean => AGED.test(name) || senses.nameOf(name).noun === PERSONS;

/** The readings, the best with its first series so. */
export function withBracketHeads(senses: Senses, { text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [outer = "", inner = "", more] = best?.reading.series ?? [];
  if (!best || inner === "" || more !== undefined || !text.includes("(")) return rows;
  if (!text.toLowerCase().includes(`(${inner.toLowerCase()} `)) return rows;
  const head = matchIn(text, HEAD)?.[1]?.trim() ?? "";
  const ahead = outer === "All" || outer.toLowerCase() === head.toLowerCase();
  const told = isPeople(senses, inner) ? "All" : head;
  if (!ahead || told === "" || told === outer) return rows;
  return [{ ...best, reading: { ...best.reading, series: [told, inner] } }, ...others];
}
