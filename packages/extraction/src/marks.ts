/**
 * What the page needs while a text is typed and a chart is shown: the marks and captions. The readings
 * with their weights are more than twice as large; they stay behind `index.ts`.
 */
export { caption } from "./compose/caption.ts";
export { type Mention, type MentionKind, mentions } from "./mentions.ts";
