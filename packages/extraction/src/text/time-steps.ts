/** Times told once for several or by another time, told in full; steps of inner-steps.ts. */

import { backInTime } from "./back-in-time.ts";
import { beforeTo } from "./before-to.ts";
import { dayToDay } from "./day-to-day.ts";
import { elidedKeys } from "./elided-keys.ts";
import { elidedSpans } from "./elided-spans.ts";
import { laterTimes } from "./later-times.ts";
import { spansAt } from "./spans-at.ts";
import type { Squeezed } from "./squeezed.ts";
import { theOneBefore } from "./the-one-before.ts";
import { toldRuns } from "./told-runs.ts";
import { yearAfter } from "./year-after.ts";

/** In their order. */
export const TIME_STEPS: readonly ((text: string) => Squeezed | null)[] = [
  yearAfter,
  dayToDay,
  backInTime,
  theOneBefore,
  laterTimes,
  beforeTo,
  elidedKeys,
  elidedSpans,
  spansAt,
  toldRuns,
];
