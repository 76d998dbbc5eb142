/**
 * Starts the product: `node apps/server/src/main.ts` all of it, `… ai` or `… payments` one service alone. The time is
 * the system's: no setting bends it. What Node has compiled is kept beside the dependencies, which shortens a
 * later start; where that folder can't be written, nothing is kept.
 */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/charticle/compiled", import.meta.url)));
// after that line only: what is imported above is compiled before anything runs
const [{ systemClock }, { runService }] = await Promise.all([import("./clock.ts"), import("./run-service.ts")]);

runService(process.argv[2] ?? "all", { clock: systemClock });
