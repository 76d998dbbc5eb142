/**
 * Prometheus metrics at GET /metrics for who knows METRICS_TOKEN (Authorization: Bearer …); without a token set, the
 * address does not exist. Routes are counted by pattern: no name, id or token becomes a label.
 */
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { appError } from "./app-error.ts";
import { probeLevel } from "./logger.ts";
import { sameSecret } from "./same-secret.ts";

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS_PER_S = 1000;

type MetricsOptions = { token: string | undefined; registry?: Registry };

/** `registry`: where other rooms count what is theirs. */
export function addMetrics(app: FastifyInstance, { token, registry = new Registry() }: MetricsOptions): void {
  if (!token) return;
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by route pattern, method and status.",
    labelNames: ["route", "method", "status"],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "(unknown)";
    durations.observe(
      { route, method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / MS_PER_S,
    );
  });
  const options = { schema: { hide: true } as object, logLevel: probeLevel(app.log.level) };
  app.get("/metrics", options, async (request, reply) => {
    const [scheme, given] = (request.headers.authorization ?? "").split(" ");
    if (scheme !== "Bearer" || !sameSecret(given, token)) throw appError("NOT_SIGNED_IN");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
