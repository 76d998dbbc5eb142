/**
 * GET /health: the process is alive. GET /ready: its database answers, all migrations are done, and it is not about to
 * end.
 */
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { appError } from "./app-error.ts";
import { isEnding } from "./end-with-answer.ts";
import { probeLevel } from "./logger.ts";

const status = z.object({ status: z.string() });

/** `ping` rejects while something that requests need is out of reach. */
export function addHealth(app: FastifyInstance, { ping }: { ping: () => Promise<void> }): void {
  const options = {
    schema: { response: { 200: status }, tags: ["operation"] },
    logLevel: probeLevel(app.log.level),
  };
  app.get("/health", options, async () => ({ status: "ok" }));
  app.get("/ready", options, async () => {
    if (isEnding(app)) throw appError("UNAVAILABLE");
    try {
      await ping();
    } catch (error) {
      throw appError("UNAVAILABLE", { cause: error });
    }
    return { status: "ready" };
  });
}
