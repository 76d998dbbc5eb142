/**
 * The backend as a Fastify plugin: accounts, sessions, plan, history, reports. It receives all that it needs.
 *
 *   const backend = backendOf({context, issuer}); await app.register(backend.plugin)
 */
import type { FastifyInstance } from "fastify";
import { dataRoutes } from "./accounts/data-routes.ts";
import { profileRoutes } from "./accounts/profile-routes.ts";
import { chatRoutes } from "./chats/chat-routes.ts";
import type { BackendContext } from "./context.ts";
import { jobHandlersOf } from "./job-handlers.ts";
import { passwordRoutes } from "./passwords/password-routes.ts";
import { planRoutes } from "./plan/plan-routes.ts";
import type { Issuer } from "./provider/issuer.ts";
import { providerRoutes } from "./provider/provider-routes.ts";
import { reportRoutes } from "./reports/report-routes.ts";
import { guardsOf, serveWith } from "./serve.ts";
import { sessionRoutes } from "./sessions/session-routes.ts";
import { signUpRoutes } from "./sign-up/sign-up-routes.ts";

export type BackendParts = {
  context: BackendContext;
  /** The sign-in provider; null where none is set up. */
  issuer: Issuer | null;
};

export function backendOf({ context, issuer }: BackendParts) {
  const guards = guardsOf(context);
  return {
    /** For the other services: who asks, and whether their plan gives access. */
    guards,
    jobHandlers: jobHandlersOf(context),
    plugin: async (app: FastifyInstance): Promise<void> => {
      const serve = serveWith(app, guards);
      sessionRoutes(serve, context);
      profileRoutes(serve);
      providerRoutes({ app, serve, issuer, context });
      signUpRoutes(serve, context);
      passwordRoutes(serve, context);
      dataRoutes(serve, context);
      reportRoutes(serve, context);
      planRoutes(serve, context);
      chatRoutes(serve, context);
    },
  };
}
