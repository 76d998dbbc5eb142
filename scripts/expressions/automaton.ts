/**
 * A regular expression as the graph of its places (Glushkov's automaton): each place reads one character, and from each lead ways to those that
 * may read the next. What is looked ahead or back for stands apart, as an expression of its own.
 */
import type { AST } from "@eslint-community/regexpp";
import type { CharSet } from "refa";
import { type ReadonlyFlags, toCharSet } from "regexp-ast-analysis";

/**
 * @property reads for each place the characters that it reads
 * @property ways from each place to the next ones
 * @property again whether one way leads from a place to another in two manners: "(a+)*"
 * @property first places that read the first character
 */
export type Automaton = { reads: CharSet[]; ways: Set<number>[]; again: boolean; first: ReadonlySet<number> };

type Part = { empty: boolean; first: Set<number>; last: Set<number> };

/** So many times or more is read as "any number of times"; fewer are written out, at most as often as this. */
const MANY = 8;
const COPIES = 3;

type Reading = AST.Character | AST.ClassRangesCharacterClass | Exclude<AST.CharacterSet, { strings: true }>;

/** Sets of the flag v are not known here: no file has one. */
const isReading = (node: AST.Element): node is Reading =>
  node.type === "Character" ||
  (node.type === "CharacterClass" && !node.unicodeSets) ||
  (node.type === "CharacterSet" && !(node.kind === "property" && node.strings));

export function automatonOf(alternatives: readonly AST.Alternative[], flags: ReadonlyFlags): Automaton {
  const reads: CharSet[] = [];
  const ways: Set<number>[] = [];
  let again = false;

  const join = (from: ReadonlySet<number>, to: ReadonlySet<number>, looped = false): void => {
    for (const one of from)
      for (const other of to) {
        if (looped && ways[one]?.has(other)) again = true;
        ways[one]?.add(other);
      }
  };
  const inRow = (one: Part, next: Part): Part => {
    join(one.last, next.first);
    return {
      empty: one.empty && next.empty,
      first: one.empty ? new Set([...one.first, ...next.first]) : one.first,
      last: next.empty ? new Set([...one.last, ...next.last]) : next.last,
    };
  };
  const nothing = (): Part => ({ empty: true, first: new Set(), last: new Set() });
  const row = (parts: readonly Part[]): Part => parts.reduce(inRow, nothing());

  function repeated({ element, min, max }: AST.Quantifier): Part {
    if (max >= MANY) {
      const ahead = Array.from({ length: Math.max(0, Math.min(min, COPIES) - 1) }, () => partOf(element));
      const loop = partOf(element);
      join(loop.last, loop.first, true);
      return row([...ahead, min === 0 ? { ...loop, empty: true } : loop]);
    }
    let part = nothing();
    for (let copy = Math.min(max, COPIES); copy > 0; copy--) {
      part = inRow(partOf(element), part);
      if (copy > min) part = { ...part, empty: true };
    }
    return part;
  }

  function partOf(node: AST.Element): Part {
    if (isReading(node)) {
      const place = reads.push(toCharSet(node, flags)) - 1;
      ways.push(new Set());
      return { empty: false, first: new Set([place]), last: new Set([place]) };
    }
    if (node.type === "Quantifier") return repeated(node);
    if (node.type === "Group" || node.type === "CapturingGroup") return oneOf(node.alternatives);
    return nothing(); // marks no character: an edge, what stands ahead or behind, what was read before
  }

  function oneOf(choices: readonly AST.Alternative[]): Part {
    const parts = choices.map(({ elements }) => row(elements.map(partOf)));
    return {
      empty: parts.some(({ empty }) => empty),
      first: new Set(parts.flatMap(({ first }) => [...first])),
      last: new Set(parts.flatMap(({ last }) => [...last])),
    };
  }

  const { first } = oneOf(alternatives);
  return { reads, ways, again, first };
}
