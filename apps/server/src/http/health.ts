/** GET /health: the process is alive. GET /ready: its database answers and all migrations are done. */
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { appError } from "./app-error.ts";

const status = z.object({ status: z.string() });

/** `ping` rejects while something that requests need is out of reach. */
export function addHealth(app: FastifyInstance, { ping }: { ping: () => Promise<void> }): void {
  app.get("/health", { schema: { response: { 200: status }, tags: ["operation"] }, logLevel: "warn" }, async () => ({
    status: "ok",
  }));
  app.get("/ready", { schema: { response: { 200: status }, tags: ["operation"] }, logLevel: "warn" }, async () => {
    try {
      await ping();
    } catch (error) {
      throw appError("UNAVAILABLE", { cause: error });
    }
    return { status: "ready" };
  });
}
