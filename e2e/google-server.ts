/**
 * The product in a world where Google stands on loopback: what the server asks of accounts.google.com goes to the
 * address in GOOGLE_STANDS_AT. It is an entry of its own: nothing of this is in the product.
 */
import { systemClock } from "../apps/server/src/clock.ts";
import { runService } from "../apps/server/src/run-service.ts";

const GOOGLE = "https://accounts.google.com/";
const standsAt = process.env.GOOGLE_STANDS_AT ?? "";
const fetchFromNetwork = globalThis.fetch;

globalThis.fetch = (target, init) => {
  const address = target instanceof Request ? target.url : String(target);
  return address.startsWith(GOOGLE)
    ? fetchFromNetwork(`${standsAt}/${address.slice(GOOGLE.length)}`, init)
    : fetchFromNetwork(target, init);
};

runService("all", { clock: systemClock });
