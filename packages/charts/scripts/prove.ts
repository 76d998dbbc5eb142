/**
 * `node packages/charts/scripts/prove.ts 20000 [first seed]`: lays out so many random charts and prints, per kind, every
 * breach of the rules, the names shortened and the values that only an axis tells. Exits with 1 where there is a breach, or
 * where more is shortened than `src/proof/ratchet.json` says for so many charts; `--store` writes what it finds there.
 */
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { CHART_TYPES } from "@charticle/contract";
import { joined, type Proof } from "../src/proof/prove.ts";
import { risen, store } from "./ratchet.ts";

const flags = process.argv.slice(2);
const [count = 2000, first = 1] = flags.filter((flag) => flag !== "--store").map(Number);
const parts = Math.min(count, 2 * availableParallelism());
const each = Math.ceil(count / parts);

async function provePart(part: number): Promise<Proof> {
  const start = first + part * each;
  const workerData = { first: start, count: Math.max(0, Math.min(each, first + count - start)) };
  const worker = new Worker(new URL("prove-part.ts", import.meta.url), { workerData });
  const [proof] = await once(worker, "message");
  return proof;
}

const proofs = await Promise.all(Array.from({ length: parts }, (_, part) => provePart(part)));
const { rows, breaches, combinations } = joined(proofs);
const write = (line: string): void => void process.stdout.write(`${line}\n`);

write(`${count} charts from seed ${first}, ${combinations.size} combinations of kind, theme, mode and size`);
write(["kind", ...Object.keys(rows.piechart)].join("\t"));
for (const type of CHART_TYPES) write([type, ...Object.values(rows[type])].join("\t"));
for (const { seed, type, size, rule, what } of breaches.slice(0, 40))
  write(`seed ${seed} ${type} ${size}: ${rule}: ${what}`);
if (breaches.length > 0) write(`${breaches.length} breaches`);
const more = risen({ count, first }, rows);
for (const line of more) write(`risen: ${line}`);
if (breaches.length === 0 && flags.includes("--store")) store({ count, first }, rows);
if (breaches.length > 0 || more.length > 0) process.exitCode = 1;
