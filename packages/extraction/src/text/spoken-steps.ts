/** How a text is told that is dictated or typed in one breath: steps of inner-steps.ts that stand together. */
import { bareHundreds } from "./bare-hundreds.ts";
import { blankLists } from "./blank-lists.ts";
import { bracketScales } from "./bracket-scales.ts";
import { daySpans } from "./day-spans.ts";
import { figuresOfMonths } from "./figures-of-months.ts";
import { firstAndSecond } from "./first-and-second.ts";
import { hastyWords } from "./hasty-words.ts";
import { headedRuns } from "./headed-runs.ts";
import { relativeRuns } from "./relative-runs.ts";
import { repeatedKinds } from "./repeated-kinds.ts";
import { spokenRanges } from "./spoken-ranges.ts";
import { spokenYears } from "./spoken-years.ts";
import type { Squeezed } from "./squeezed.ts";
import { timesEach } from "./times-each.ts";
import { trainingSets } from "./training-sets.ts";
import { unitsBetween } from "./units-between.ts";

/** In their order. */
export const SPOKEN_STEPS: readonly ((text: string) => Squeezed | null)[] = [
  bareHundreds,
  spokenYears,
  spokenRanges,
  hastyWords,
  timesEach,
  relativeRuns,
  unitsBetween,
  repeatedKinds,
  firstAndSecond,
  daySpans,
  figuresOfMonths,
  blankLists,
  bracketScales,
  trainingSets,
  headedRuns,
];
