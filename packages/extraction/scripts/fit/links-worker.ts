/** A worker of in-workers.ts: the links of all texts, or of all that are not in its fold. */
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod/mini";
import { fittedItems, foldOf } from "./fit-corpora.ts";
import { fitLinks } from "./fit-links.ts";
import { linkTextOf } from "./known-path.ts";

const jobSchema = z.object({ fold: z.nullable(z.number()), epochs: z.number() });
export type Job = z.infer<typeof jobSchema>;

const { fold, epochs } = jobSchema.parse(workerData);
const texts = fittedItems()
  .filter(({ id }) => foldOf(id) !== fold)
  .flatMap((item) => linkTextOf(item) ?? []);
parentPort?.postMessage(fitLinks(texts, epochs));
