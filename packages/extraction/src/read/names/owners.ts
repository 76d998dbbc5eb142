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

/** Whose the first of several names is, and what is owned; null where another is told otherwise. */
export function ownerOf(
  text: string,
  [first = "", ...others]: readonly string[],
): { name: string; owned: string } | null {
  const [, name = "", owned = ""] = OWNED.exec(asTyped(first, text)) ?? [];
  if (name === "" || owned.split(" ").length > MOST_WORDS || others.length === 0) return null;
  const alone = others.every((other) => other !== name && ownsAlone(other, text));
  return alone && !others.every((other) => PRONOUN.test(other)) ? { name, owned } : null;
}

/** The readings, the best with its first name cut to the owner. */
export function withOwners({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { points = [], series = [] } = best?.reading ?? {};
  if (!best || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  const told = ownerOf(
    text,
    points.map(({ name }) => name),
  );
  if (!told) return rows;
  const owned = (series[0] ?? "") === "" ? { series: [told.owned] } : {};
  const [, ...others] = points;
  return [{ ...best, reading: { ...best.reading, ...owned, points: [{ name: told.name }, ...others] } }, ...more];
}
