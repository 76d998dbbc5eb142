/**
 * Links fitted on several choices of texts, as many at a time as there are cores: `await linksWithout([0, 1, null], { epochs: 6, wide: false, real: true })` answers
 * the links without fold 0, those without fold 1, and those of all texts.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Job } from "./links-worker.ts";

const inWorker = (job: Job): Promise<Float64Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./links-worker.ts", import.meta.url), { workerData: job });
    worker.on("message", resolve);
    worker.on("error", reject);
  });

export async function linksWithout(
  folds: readonly (number | null)[],
  { epochs, wide, real }: Omit<Job, "fold">,
): Promise<Float64Array[]> {
  const made: Float64Array[] = [];
  const left = [...folds.entries()];
  const hand = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, fold] = next;
      made[at] = await inWorker({ fold, epochs, wide, real });
      console.log(fold === null ? "links of all texts are fitted" : `links without fold ${fold + 1} are fitted`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(folds.length, availableParallelism()) }, hand));
  return made;
}
