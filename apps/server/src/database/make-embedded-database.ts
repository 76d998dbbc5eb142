/**
 * Makes an empty database in a folder and brings it to the disk. Run as a program of its own, because the process
 * that runs initdb keeps 800 MB for the rest of its life:
 *
 *   node make-embedded-database.ts /path/of/new/folder
 */
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem, durableStartParams } from "./durable-file-system.ts";
import { reasonOf } from "./start-error.ts";
import { syncTree } from "./sync-tree.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("make-embedded-database needs a folder");
try {
  const client = await PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  await client.close();
  syncTree(folder);
} catch (error) {
  // one line, for who started this program
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
