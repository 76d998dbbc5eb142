/**
 * The order of the test files: a room after the other, in it the files that take longest first, so that at the end of the run no core
 * waits for one of them. Where there are no times of an earlier run (a fresh clone), vitest takes large files for slow ones; these are small.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A minute or more each, on a machine with two cores. */
const SLOW = [
  "apps/server/src/ai/measure/measure-model.test.ts",
  "apps/server/src/database/durability.test.ts",
  "apps/server/src/main.test.ts",
  "packages/extraction/src/corpus/ratchet.test.ts",
  "packages/extraction/src/extract.property.test.ts",
  "packages/extraction/src/corpus/told-beside.test.ts",
];

/** `slowFirst([{room: "web", file: "a"}, …])`: rooms as they come, slow files first in each, the others as they come. */
export function slowFirst<T>(files: readonly T[], of: (file: T) => { room: string; path: string }): T[] {
  const rooms = [...new Set(files.map((file) => of(file).room))];
  const rank = (file: T): number => {
    const at = SLOW.findIndex((path) => of(file).path.endsWith(path));
    return at < 0 ? SLOW.length : at;
  };
  return rooms.flatMap((room) => files.filter((file) => of(file).room === room).toSorted((a, b) => rank(a) - rank(b)));
}

/** vitest asks for a class here. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowFirst(await super.sort(files), ({ project, moduleId }) => ({ room: project.name, path: moduleId }));
  }
}
