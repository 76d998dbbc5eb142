/** A worker of `prove.ts`: lays out its range of seeds and posts what it found. */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { prove } from "../src/proof/prove.ts";

const range = z.strictObject({ count: z.int(), first: z.int() }).parse(workerData);
parentPort?.postMessage(prove(range));
