/**
 * Answers addresses that no route has: calls in the one error shape, all else with `page` where there are pages.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { appError } from "./app-error.ts";
import { handleError } from "./error-handler.ts";

export type ServePage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Everything below these is a call, not a page. */
const CALLS = ["/api", "/ai", "/payments", "/docs", "/metrics", "/health", "/ready", "/dev"];
const isCall = (path: string): boolean => CALLS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

export function addNotFound(app: FastifyInstance, page: ServePage | null): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (page && isRead && !isCall(path)) return page(request, reply);
    return handleError(appError("NOT_FOUND"), request, reply);
  });
}
