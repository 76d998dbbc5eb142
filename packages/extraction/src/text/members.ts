/** Where the members of a list stand: "Ann, Bo and Cy" parted by ", " and " and " → three spans. */
import type { Span } from "@charticle/contract";

/** What parts the members of a list in words. */
export const LISTED = /,? (?:and|&) |, /giu; // catches ", " and " and "

/** @param apart what stands between two members, with the flag "g" */
export function membersOf(text: string, [from, to]: Span, apart: RegExp): Span[] {
  const members: Span[] = [];
  let start = from;
  for (const { index, 0: mark } of text.slice(from, to).matchAll(apart)) {
    members.push([start, from + index]);
    start = from + index + mark.length;
  }
  return [...members, [start, to]];
}

/** Where the groups of a pattern stand in a text of which a part was matched; the pattern has the flag "d". */
export function groupSpans(found: RegExpExecArray | null, from: number): Readonly<Record<string, Span>> {
  const told = Object.entries(found?.indices?.groups ?? {}).flatMap(([name, span]) =>
    span ? [[name, [from + span[0], from + span[1]] as const] as const] : [],
  );
  return Object.fromEntries(told);
}
