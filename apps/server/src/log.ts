/** Where modules write their log lines: Fastify's own logger fits. */
import type { FastifyBaseLogger } from "fastify";

export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;
