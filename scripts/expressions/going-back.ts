/**
 * How often an expression goes back over a text that it doesn't fit: `goingBack("(a|a)+b", "") -> Infinity`, `goingBack("^a+b", "") -> 1`.
 * An engine that goes back tries every way through the places. Where a loop can read the same words in two ways (A. Weber and H. Seidl, "On the
 * degree of ambiguity of finite automata", 1991), the ways double with each round; where one loop after the other can read the same
 * characters, they are a power of the text's length.
 */
import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import type { ReadonlyFlags } from "regexp-ast-analysis";
import { type Automaton, automatonOf } from "./automaton.ts";

const key = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** Places that a place leads to, over any number of ways. */
function reachedFrom({ ways }: Automaton, from: number): Set<number> {
  const reached = new Set<number>();
  const open = [...(ways[from] ?? [])];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    open.push(...(ways[place] ?? []));
  }
  return reached;
}

/** Two ways apart through one loop, which read the same and meet again: they double with each round. */
function doubles(automaton: Automaton): boolean {
  const { reads, ways } = automaton;
  const reached = ways.map((_, place) => reachedFrom(automaton, place));
  const shared = (one: number, other: number): boolean => {
    const [a, b] = [reads[one], reads[other]];
    return a !== undefined && b !== undefined && !a.isDisjointWith(b);
  };
  const isLoop = (one: number, other: number): boolean => Boolean(reached[one]?.has(other) && reached[other]?.has(one));
  const pairs = new Map<string, readonly [number, number]>();
  const into = new Map<string, string[]>();
  const open: (readonly [number, number])[] = ways.flatMap((_, place) =>
    isLoop(place, place) ? [[place, place] as const] : [],
  );
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair;
    const name = key(one, other);
    if (pairs.has(name)) continue;
    pairs.set(name, pair);
    for (const next of ways[one] ?? [])
      for (const beside of ways[other] ?? []) {
        if (!isLoop(one, next) || !isLoop(other, beside) || !shared(next, beside)) continue;
        const to = key(next, beside);
        into.set(to, [...(into.get(to) ?? []), name]);
        open.push([next, beside]);
      }
  }
  const meeting = new Set<string>();
  const back = [...pairs].flatMap(([name, [one, other]]) => (one === other ? [name] : []));
  for (let name = back.pop(); name !== undefined; name = back.pop())
    for (const from of into.get(name) ?? []) {
      const pair = pairs.get(from);
      if (!pair || pair[0] === pair[1] || meeting.has(from)) continue;
      meeting.add(from);
      back.push(from);
    }
  return meeting.size > 0;
}

/** How many loops of one place stand behind each other that can read the same characters. */
function loopsInRow({ reads, ways }: Automaton, isFree: boolean): number {
  const loops = ways.flatMap((next, place) => (next.has(place) ? [place] : []));
  /** Whether a word that both loops read leads from the one to the other. */
  const leads = (from: number, to: number): boolean => {
    const [one, other] = [reads[from], reads[to]];
    const both = one && other ? one.intersect(other) : null;
    if (!both || both.isEmpty) return false;
    const seen = new Set<number>();
    const open = [from];
    for (let place = open.pop(); place !== undefined; place = open.pop())
      for (const next of ways[place] ?? []) {
        if (seen.has(next) || next === from || reads[next]?.isDisjointWith(both) !== false) continue;
        if (next === to) return true;
        seen.add(next);
        open.push(next);
      }
    return false;
  };
  const behind = new Map(loops.map((from) => [from, loops.filter((to) => to !== from && leads(from, to))]));
  const longest = new Map<number, number>();
  const length = (from: number, path: ReadonlySet<number>): number => {
    const known = longest.get(from);
    if (known !== undefined) return known;
    const rest = (behind.get(from) ?? []).filter((to) => !path.has(to));
    const found = 1 + Math.max(0, ...rest.map((to) => length(to, new Set([...path, to]))));
    longest.set(from, found);
    return found;
  };
  return (isFree ? 1 : 0) + Math.max(0, ...loops.map((from) => length(from, new Set([from]))));
}

/** It is tried at the beginning alone. */
const isHeld = ({ elements }: AST.Alternative): boolean => {
  const [first] = elements;
  return first?.type === "Assertion" && first.kind === "start";
};

/** The power of the text's length to which the tries can grow, by what can go on longest; Infinity where they double. */
export function goingBack(source: string, flags: string): number {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const set: ReadonlyFlags = {
    ignoreCase: flags.includes("i"),
    multiline: flags.includes("m"),
    dotAll: flags.includes("s"),
    unicode: flags.includes("u"),
  };
  const isSticky = flags.includes("y");
  const parts: { alternatives: readonly AST.Alternative[]; isFree: boolean }[] = [
    { alternatives: pattern.alternatives, isFree: !isSticky && !pattern.alternatives.every(isHeld) },
  ];
  visitRegExpAST(pattern, {
    onAssertionEnter(node) {
      if (node.kind === "lookahead" || node.kind === "lookbehind")
        parts.push({ alternatives: node.alternatives, isFree: true });
    },
  });
  return Math.max(
    ...parts.map(({ alternatives, isFree }) => {
      const automaton = automatonOf(alternatives, set);
      return automaton.again || doubles(automaton) ? Number.POSITIVE_INFINITY : loopsInRow(automaton, isFree);
    }),
  );
}
