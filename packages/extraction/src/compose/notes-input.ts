/** What notes are made of. */
import type { Reading } from "../read/reading.ts";
import type { Figure, Mention, Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

/** @property total what the parts add up to, where the text states it */
export type NotesInput = {
  scan: Scan;
  mentions: readonly Mention[];
  reading: Reading;
  unit: Unit | null;
  total: Figure | null;
};
/** Says what was left out and why. */
export type Notes = (input: NotesInput) => string[];
