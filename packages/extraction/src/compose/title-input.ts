/** What a title is made of, and what it is. */
import type { Axis } from "@charticle/contract";
import type { Reading } from "../read/reading.ts";
import type { Figure, Mention, Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

/** @property total what the parts add up to, where the text states it */
export type TitleInput = {
  scan: Scan;
  reading: Reading;
  mentions: readonly Mention[];
  unit: Unit | null;
  axis: Axis;
  total: Figure | null;
};
export type Title = { title: string; subtitle: string | null; unit: string | null; measure: string };
/** Says what a chart shows, and in notes what was left out and why. */
export type Titles = (input: TitleInput) => Title & { notes: readonly string[] };
