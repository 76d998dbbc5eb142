/**
 * Runs benchmarks: each compares with a peer or a limit in the same run, and prints a table.
 *
 *   npm run bench                  all
 *   npm run bench -- reader sizes  some
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { root } from "../scripts/root.mjs";

const folder = join(root, "bench");
const benchModule = z.object({ run: z.custom<() => Promise<void>>((value) => typeof value === "function") });

/** Every bench/<area>/<name>.bench.ts, by area. */
async function benches(): Promise<{ area: string; file: string }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".bench.ts") && !entry.parentPath.includes("node_modules"))
    .map((entry) => ({ area: entry.parentPath.slice(folder.length + 1), file: join(entry.parentPath, entry.name) }))
    .sort((a, b) => a.file.localeCompare(b.file));
}

const wanted = process.argv.slice(2);
const all = await benches();
const areas = [...new Set(all.map(({ area }) => area))];
const unknown = wanted.filter((area) => !areas.includes(area));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(", ")}; there are ${areas.join(", ")}.`);
  process.exit(2);
}
for (const { area, file } of all.filter(({ area }) => wanted.length === 0 || wanted.includes(area))) {
  console.log(`\n## ${area}: ${file.slice(folder.length + area.length + 2, -".bench.ts".length)}`);
  await benchModule.parse(await import(file)).run();
}
