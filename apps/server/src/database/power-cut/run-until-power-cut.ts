/**
 * Runs a program on a disk that loses its power:
 *
 *   node run-until-power-cut.ts '{"root": "/tmp/a/database", "image": "/tmp/b/database", "afterChanges": 900, "luckSeed": 0}' program.ts its arguments
 *
 * After that many changes below `root` (or, without a number, at the program's end) the tree that the cut leaves is
 * written to `image` and the process kills itself. Seed 0: nothing unsynced arrives; others: some of it, torn.
 */
import { pathToFileURL } from "node:url";
import type { Keep } from "./disk-model.ts";
import { recordDisk } from "./record-disk.ts";

export type PowerCut = { root: string; image: string; afterChanges: number | null; luckSeed: number };

const [node = "", , order = "{}", program = "", ...programArguments] = process.argv;
const { root, image, afterChanges, luckSeed } = JSON.parse(order) as PowerCut;

/** A small generator (Park and Miller): the same seed cuts the same way. */
let luck = luckSeed;
const keep: Keep = () => {
  luck = (luck * 48_271) % 2_147_483_647;
  return luck % 2 === 1;
};

let changes = 0;
let cutting = false;
const cutNow = (writeImage: (target: string, keep: Keep) => void) => {
  cutting = true;
  writeImage(image, keep);
  process.kill(process.pid, "SIGKILL");
};
const writeImage = recordDisk({
  root,
  onChange: (write) => {
    changes += 1;
    if (!cutting && changes === afterChanges) cutNow(write);
  },
});
process.argv = [node, program, ...programArguments];
await import(pathToFileURL(program).href);
cutNow(writeImage);
