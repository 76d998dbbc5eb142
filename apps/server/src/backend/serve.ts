/**
 * Registers the backend's routes with their guards: public ones for anyone, the others for who is signed in, and where
 * the contract says so, entitled.
 *
 *   serve.user(ROUTES.userEmail, async ({caller}) => ({userEmail: caller.email}))
 */
import type { Route } from "@charticle/contract";
import type { FastifyInstance } from "fastify";
import { type Authorize, anyone, type Handler, serveRoute } from "../http/serve-route.ts";
import type { BackendContext } from "./context.ts";
import { requireEntitled } from "./plan/require-entitled.ts";
import { type Caller, callerOf } from "./sessions/caller.ts";
import { payerOf } from "./sessions/payer.ts";

export type Guards = { user: Authorize<Caller>; entitled: Authorize<Caller>; payer: Authorize<Caller> };

export const guardsOf = (context: BackendContext): Guards => ({
  user: (request) => callerOf(request, context),
  entitled: async (request) => {
    const caller = await callerOf(request, context);
    await requireEntitled(caller, context);
    return caller;
  },
  payer: (request) => payerOf(request, context),
});

export type Serve = {
  public: <R extends Route & { access: "public" }>(route: R, handler: Handler<R, undefined>) => void;
  user: <R extends Route & { access: "user" | "entitled" }>(route: R, handler: Handler<R, Caller>) => void;
};

export const serveWith = (app: FastifyInstance, guards: Guards): Serve => ({
  public: (route, handler) => serveRoute(app, route, { authorize: anyone }, handler),
  user: (route, handler) =>
    serveRoute(app, route, { authorize: route.access === "entitled" ? guards.entitled : guards.user }, handler),
});
