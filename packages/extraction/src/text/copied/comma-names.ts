/**
 * Lines of a name with commas and one figure each are rows, whatever stands in the names: "Boston-Cambridge, MA $635,700⏎Columbus, OH $272,800",
 * "Vegas, Reno and Paradise NV 39.6%". Not "Rent, food and fun 320", a line alone, nor names that end with numbers.
 */
import { matches } from "../needs/matches.ts";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, isValue, linesOf, tableTold } from "./cells.ts";

const ROW = /^(?:[•*·–-] )?([^\d:;|\t]{2,60}?)[ :–—-]{1,3}(\S+)$/u; // catches "Columbus, OH $272,800", not "Route 66, AZ 40"
const COMMA = /\p{L}, \p{L}/u; // catches "Columbus, OH", not "Columbus"
const ASIDE = /, (?:except|excluding|excl|including|incl|other|not|net|per|of which)\b/iu; // catches "Married, except separated", not "Ann, Ben"
const SENTENCE = /\b(?:is|are|was|were|has|had|have|to|at|by|of|with|from)$/iu; // catches "We had", not "Columbus, OH"
const FEWEST = 3;

/** Null where the lines are otherwise. */
export function commaNames(text: string): Squeezed | null {
  if (!text.includes("\n") || !matches(text, COMMA)) return null;
  const lines = linesOf(text);
  const first = lines.findIndex(({ text: line }) => isValue(ROW.exec(line)?.[2] ?? ""));
  const body = first < 0 || first > 1 ? [] : lines.slice(first);
  const rows = body.map(({ text: line, span: [start] }): CopiedCell[] => {
    const [, name = "", value = ""] = ROW.exec(line) ?? [];
    if (name === "" || !isValue(value) || SENTENCE.test(name) || name.endsWith(",")) return [];
    const at = start + line.indexOf(name);
    const end = start + line.length;
    return [
      { text: name, span: [at, at + name.length] },
      { text: value, span: [end - value.length, end] },
    ];
  });
  const commas = rows.filter(([name]) => COMMA.test(name?.text ?? ""));
  const plainly =
    commas.length * 2 >= rows.length || (commas.length > 0 && commas.every(([name]) => ASIDE.test(name?.text ?? "")));
  const [head] = first === 1 ? lines : [];
  if (rows.length < FEWEST || rows.some((row) => row.length === 0) || !plainly) return null;
  const plain = !head || !/\d/u.test(head.text); // catches "3", not "three"
  return plain ? tableTold(text, { captions: [], corner: null, heads: head ? [head] : [], rows }) : null;
}
