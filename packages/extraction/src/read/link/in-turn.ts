/** How names go together in a beam, each two of them looked at once: one behind another in a slot, and the two of one figure. */
import { ofTwo } from "./beam.ts";
import type { Cues } from "./cues.ts";
import type { Name } from "./name.ts";
import { cellSeen, openingSeen, sequenceSeen } from "./step-features.ts";
import { type Seen, type Tally, taken } from "./tally.ts";

export const SLOT = { single: 0, inner: 1, outer: 2 } as const;

export function inTurn(tally: Tally, cues: Cues | null) {
  const followOf = (slot: number) =>
    ofTwo((last: Name, name: Name): Seen => {
      sequenceSeen(tally, cues, slot, last, name);
      return taken(tally);
    });
  const follows = [followOf(SLOT.single), followOf(SLOT.inner), followOf(SLOT.outer)];
  return {
    /** How a name goes on from the last one of its slot. */
    sequenceOf: (slot: number, last: Name | null, name: Name, dropped: number): Seen => {
      const known = last && follows[slot]?.(last, name);
      if (known) return known;
      openingSeen(tally, slot, name, dropped);
      return taken(tally);
    },
    cellOf: ofTwo((inner: Name, outer: Name): Seen => {
      if (cues) cellSeen(tally, cues, inner, outer);
      return taken(tally);
    }),
  };
}
