/**
 * A figure that stands in another sentence than its name counts for nothing where the name's own sentence has a figure
 * that the answer passes over: "Answer 100 for all. Cats 3, dogs 5" gives the cats no 100.
 */
import type { Anchor } from "./anchors.ts";
import type { Assignment } from "./assign.ts";
import type { Slot } from "./slots.ts";
import { countBelow, placesOf } from "./sorted.ts";

const SENTENCE = /[.!?](?=\s)|\n/gu; // catches the end of a sentence, not the point of "3.5"

type Place = { start: number; end: number };
type Contest = { text: string; figures: readonly Slot[]; anchors: readonly Anchor[]; assignment: Assignment };

const REACH = 40;
const APART = /[,;()]/u; // catches ", ", not ": "

/** Nothing parts the figure from the name: "Cats 3", not "three subjects (maths". */
function isNear(text: string, one: Place, two: Place): boolean {
  const [first, second] = one.start < two.start ? [one, two] : [two, one];
  const between = text.slice(first.end, second.start);
  return between.length <= REACH && !APART.test(between);
}

/** The assignment without the figures that a nearer one contests. */
export function withoutContested({ text, figures, anchors, assignment }: Contest): Assignment {
  const sentences = placesOf(text, SENTENCE);
  const sentenceAt = ({ start }: { start: number }): number => countBelow(sentences, start);
  const used = new Set(assignment.cells.flat().flatMap((slot) => (slot ? [slot.start] : [])));
  const named = anchors.map(({ start }) => start);
  const isName = ({ start, end }: Slot): boolean => countBelow(named, end) > countBelow(named, start);
  const passedOver = figures.filter((slot) => !used.has(slot.start) && !isName(slot));
  const isPassedOver = (anchor: Anchor): boolean =>
    passedOver.some((slot) => sentenceAt(slot) === sentenceAt(anchor) && isNear(text, slot, anchor));
  const homes = Map.groupBy(anchors, ({ name }) => name);
  const cells = assignment.cells.map((row, point) => {
    const own = homes.get(point) ?? [];
    const isContested = (slot: Slot): boolean =>
      own.length > 0 && !own.some((anchor) => sentenceAt(anchor) === sentenceAt(slot)) && own.some(isPassedOver);
    return row.map((slot) => (slot && isContested(slot) ? null : slot));
  });
  return { cells, taken: assignment.taken };
}
