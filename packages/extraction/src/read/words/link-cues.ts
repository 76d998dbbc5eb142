/** All that words tell the server's links. */
import type { Cues } from "../link/cues.ts";
import { figureCuesBy, stepCues } from "./figure-cues.ts";
import { nameCuesBy } from "./name-cues.ts";
import { pairCuesOf } from "./pair-cues.ts";
import type { Senses } from "./senses.ts";

export const cuesOf = (senses: Senses): Cues => ({
  names: nameCuesBy(senses),
  figure: figureCuesBy(senses),
  next: stepCues,
  ...pairCuesOf(senses),
});
