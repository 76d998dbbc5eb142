/** Text → chart. Pure: no clock, no network, no DOM; the same text always gives the same chart. */
export { altText } from "./compose/alt-text.ts";
export { caption } from "./compose/caption.ts";
export { typesOfChart } from "./compose/types-of-chart.ts";
export { type Explanation, explain } from "./explain.ts";
export type { Extraction, RefusalReason } from "./extract.ts";
export { extract } from "./full-reader.ts";
export { type GroundingAnswer, ground } from "./ground/ground.ts";
export { worded } from "./ground/worded.ts";
export { isTrueToChart } from "./ground/wording.ts";
export { type Mention, type MentionKind, mentions } from "./mentions.ts";
