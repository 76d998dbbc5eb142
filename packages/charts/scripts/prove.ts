/**
 * `node packages/charts/scripts/prove.ts 20000 [first seed]`: lays out so many random charts and prints, per kind, every
 * breach of the rules, the names shortened and the values without a label. Exits with 1 where there is a breach.
 */
import { CHART_TYPES } from "@charticle/contract";
import { prove } from "../src/proof/prove.ts";

const [count = 2000, first = 1] = process.argv.slice(2).map(Number);
const { rows, breaches } = prove({ count, first });
const write = (line: string): void => void process.stdout.write(`${line}\n`);

write(`${count} charts from seed ${first}`);
write(
  ["kind", "charts", "sentences", "breaches", "names cut", "of", "values unlabelled", "of", "usual lossy", "of"].join(
    "\t",
  ),
);
for (const type of CHART_TYPES) write([type, ...Object.values(rows[type])].join("\t"));
for (const { seed, type, size, rule, what } of breaches.slice(0, 40))
  write(`seed ${seed} ${type} ${size}: ${rule}: ${what}`);
if (breaches.length > 0) {
  write(`${breaches.length} breaches`);
  process.exitCode = 1;
}
