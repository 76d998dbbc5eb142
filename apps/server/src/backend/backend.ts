/**
 * The backend as a Fastify plugin: accounts, sessions, plan, history, reports. It receives all that it needs.
 *
 *   const backend = backendOf({db, clock, limits, payments, secrets, …}); await app.register(backend.plugin)
 */
import type { FastifyInstance } from "fastify";
import { profileRoutes } from "./accounts/profile-routes.ts";
import { chatRoutes } from "./chats/chat-routes.ts";
import type { BackendContext } from "./context.ts";
import { planRoutes } from "./plan/plan-routes.ts";
import { guardsOf, serveWith } from "./serve.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";

export function backendOf(context: BackendContext) {
  const guards = guardsOf(context);
  return {
    /** For the other services: who asks, and whether their plan gives access. */
    guards,
    plugin: async (app: FastifyInstance): Promise<void> => {
      const serve = serveWith(app, guards);
      sessionRoutes(serve, context);
      profileRoutes(serve);
      planRoutes(serve, context);
      chatRoutes(serve, context);
    },
  };
}
