/**
 * What the page needs while a text is typed and a chart is shown: the marks, captions and alternative texts. The readings
 * with their weights are more than twice as large; they stay behind `index.ts`.
 */
export { altText } from "./compose/alt-text.ts";
export { caption } from "./compose/caption.ts";
export { typesOfChart } from "./compose/types-of-chart.ts";
export { type Mention, type MentionKind, mentions } from "./mentions.ts";
