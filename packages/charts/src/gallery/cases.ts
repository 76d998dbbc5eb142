/** All cases of the gallery; the snapshot test draws the same. */
import { CROWDED_CASES } from "./crowded-cases.ts";
import type { GalleryCase } from "./gallery-case.ts";
import { HARD_CASES } from "./hard-cases.ts";
import { NEWSROOM_CASES } from "./newsroom-cases.ts";

export const CASES: readonly GalleryCase[] = [...NEWSROOM_CASES, ...HARD_CASES, ...CROWDED_CASES];
