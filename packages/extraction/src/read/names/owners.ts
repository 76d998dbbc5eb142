/**
 * Whose it is, where all others are told by their owners alone: "Japan's median age is 49, Italy's 48, Niger's 15" → Japan ·
 * Italy · Niger, of their median age. Not "Ann's score 12, Ben 9", "Ana's stall took $300, mine 255".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { ownsAlone } from "./cut-names.ts";

const OWNED = /^(.+?)['’]s? (.+)$/u; // catches "Japan's median age", not "Japan"
const MOST_WORDS = 4;
const PRONOUN = /^(?:mine|ours|yours|his|hers|theirs)$/iu; // catches "Mine", not "Mine water"
const BARE = /^(\S+s) (.+)$/u; // catches "Leeds average house", not "York's average house"

/** "Leeds' average house", where the name lost its mark. */
function asTyped(name: string, text: string): string {
  const [, owner = "", owned = ""] = BARE.exec(name) ?? [];
  return ["'", "’"].map((mark) => `${owner}${mark} ${owned}`).find((typed) => owner && text.includes(typed)) ?? name;
}

/** The readings, the best with its first name cut to the owner. */
export function withOwners({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || first.axis || others.length === 0 || best.reading.series.length > 1) return rows;
  const [, name = "", owned = ""] = OWNED.exec(asTyped(first.name, text)) ?? [];
  if (name === "" || owned.split(" ").length > MOST_WORDS) return rows;
  const alone = others.every((other) => !other.axis && other.name !== name && ownsAlone(other.name, text));
  if (!alone || others.every(({ name }) => PRONOUN.test(name))) return rows;
  const { reading } = best;
  const series = (reading.series[0] ?? "") === "" ? { series: [owned] } : {};
  return [{ ...best, reading: { ...reading, ...series, points: [{ ...first, name }, ...others] } }, ...more];
}
