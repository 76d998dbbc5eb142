/**
 * The product with a clock that its parent process sets ahead, in milliseconds, and is told so. It is an entry of its
 * own: the one that the product starts by knows no other clock than the system's, so there is nothing to switch on.
 */
import { runService } from "../apps/server/src/run-service.ts";

let aheadMs = 0;
process.on("message", (ms) => {
  if (typeof ms !== "number") return;
  aheadMs = ms;
  process.send?.(ms);
});

runService("all", { clock: () => new Date(Date.now() + aheadMs) });
