/**
 * The work that the reader does for a text, counted in steps: how often each stretch of its code that runs in one go is run, as the
 * engine's own coverage counts. Not a time: what the machine
 * has to do beside does not count.
 *
 *   const counter = await stepCounter(); await counter.count(() => extract("Cats 3, dogs 5")) -> some 20,000; await counter.close()
 */
import { Session } from "node:inspector/promises";

const OWN = /\/extraction\/src\//u; // catches "/packages/extraction/src/extract.ts", not "/node_modules/"

export type StepCounter = { count: (work: () => unknown) => Promise<number>; close: () => Promise<void> };

export async function stepCounter(): Promise<StepCounter> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const taken = async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const own = result.filter(({ url }) => OWN.test(url));
    const ranges = own.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
  return {
    count: async (work) => {
      await taken();
      work();
      return taken();
    },
    close: async () => {
      await session.post("Profiler.stopPreciseCoverage");
      session.disconnect();
    },
  };
}
