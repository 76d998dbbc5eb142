/**
 * What a chart takes from the text as typed, once it is composed: names, units, titles and notes that only the whole text can tell, in turn; and what that
 * says of how sure the reader may be.
 */
import type { Chart } from "@charticle/contract";
import { withAttributesApart } from "./attributes-apart.ts";
import { withoutBracketStates } from "./bracket-states.ts";
import { withoutStepCoins } from "./cents-untitled.ts";
import { withBaseOfDifferences } from "./compared-with.ts";
import { withCountsApart } from "./counts-beside-units.ts";
import { withFigureForm } from "./figure-form.ts";
import { sureOfHeads, withHeadsOfOthers, withListsApart } from "./heads-of-others.ts";
import { withKeyedHead } from "./keyed-heads.ts";
import { withoutLaterHead } from "./later-heads.ts";
import { withLevelsBefore } from "./levels-before.ts";
import { withLossTitle } from "./loss-titles.ts";
import { withRenamedMeasure } from "./renamed-measure.ts";
import { withoutLastRate } from "./shares-beside-counts.ts";
import { withSignedNames } from "./signed-names.ts";
import { withSource } from "./source.ts";
import { withSpeciesPointed } from "./species-pointed.ts";
import { sureBySum } from "./sure-by-sum.ts";
import { sureOfCounted } from "./sure-of-counted.ts";
import { sureOfDeeds } from "./sure-of-deeds.ts";
import { sureOfPlaces } from "./sure-of-places.ts";
import { sureOfSteps } from "./sure-of-steps.ts";
import { withTimesCounted } from "./times-counted.ts";
import { withUnitHeadings } from "./unit-headings.ts";
import { withUnitTitle } from "./unit-titles.ts";
import { withRatesTold } from "./unlike-rates.ts";
import { withTopsTold } from "./unlike-tops.ts";
import { withUnitsTold } from "./unlike-units.ts";
import { sureOfHours, withBareHours, withUnscaledCounts } from "./unscaled-counts.ts";

const STEPS: readonly ((chart: Chart, text: string) => Chart)[] = [
  withSignedNames,
  withSpeciesPointed,
  withRenamedMeasure,
  withUnitHeadings,
  withHeadsOfOthers,
  withListsApart,
  withoutBracketStates,
  withoutLaterHead,
  withKeyedHead,
  withUnscaledCounts,
  withBareHours,
  withUnitsTold,
  withCountsApart,
  withAttributesApart,
  withoutLastRate,
  withRatesTold,
  withBaseOfDifferences,
  withoutStepCoins,
  withTopsTold,
  withSource,
  withLevelsBefore,
  withLossTitle,
  withUnitTitle,
  withTimesCounted,
  withFigureForm,
];

/** The chart after all of these. */
export const toldByText = (chart: Chart, text: string): Chart => STEPS.reduce((told, step) => step(told, text), chart);

/** What may leave the reader less sure, in turn. */
const DOUBTS: readonly ((chart: Chart, text: string, confidence: number) => number)[] = [
  sureOfSteps,
  sureOfDeeds,
  sureOfCounted,
  sureOfPlaces,
  sureOfHeads,
  sureOfHours,
];

/** How sure the reader is of a chart before these, with what its values say of one another. */
export const sureOfChart = (chart: Chart, text: string, confidence: number): number =>
  DOUBTS.reduce((left, doubt) => doubt(chart, text, left), sureBySum(chart, confidence));
