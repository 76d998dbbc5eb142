/**
 * Starts the product: `node apps/server/src/main.ts` all of it, `… ai` or `… payments` one service alone. The time is
 * the system's: no setting bends it.
 */
import { systemClock } from "./clock.ts";
import { runService } from "./run-service.ts";

runService(process.argv[2] ?? "all", { clock: systemClock });
