/** The reader alone, for a page without a network: `extract`, and nothing of what holds a model's answers against a text. */
export { type Extraction, extract } from "./extract.ts";
