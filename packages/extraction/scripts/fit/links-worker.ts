/** A worker of in-workers.ts: the links of all texts, or of all that are not in its fold. */
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod/mini";
import { isReal } from "../../src/corpus/partition.ts";
import { SENSES } from "../../src/full-reader.ts";
import { cuesOf } from "../../src/read/words/link-cues.ts";
import { fittedItems, foldOf, innerItems, REAL_WEIGHT } from "./fit-corpora.ts";
import { fitLinks } from "./fit-links.ts";
import { fitWide } from "./fit-wide.ts";
import { linkTextOf } from "./known-path.ts";
import { timesOf } from "./test-rows.ts";

const jobSchema = z.object({
  fold: z.nullable(z.number()),
  epochs: z.number(),
  wide: z.boolean(),
  /** Whether real prose takes part beside texts made up. */
  real: z.boolean(),
});
export type Job = z.infer<typeof jobSchema>;

const { fold, epochs, wide, real } = jobSchema.parse(workerData);
const cues = wide ? cuesOf(SENSES) : null;
const items = fittedItems().filter(({ id }) => foldOf(id) !== fold && (real || !isReal(id)));
const texts = (wide ? innerItems(items) : items).flatMap((item) => {
  const text = linkTextOf(item, cues);
  const times = isReal(item.id) ? REAL_WEIGHT : timesOf(item);
  return text ? Array.from({ length: real ? times : 1 }, () => text) : [];
});
parentPort?.postMessage(wide ? fitWide(texts, epochs) : fitLinks(texts, epochs));
