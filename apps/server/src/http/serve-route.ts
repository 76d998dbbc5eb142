/**
 * Makes a server route from a route of the contract: validation, guard, reply and description come from the value.
 *
 *   serveRoute(app, ROUTES.user, {authorize: guards.user}, async ({caller}) => ({userId: caller.userId, email}))
 */
import type { Readable } from "node:stream";
import type { Route } from "@charticle/contract";
import { errorReply } from "@charticle/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";

type OutputOf<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

export type Call<R extends Route, Caller> = {
  params: OutputOf<R["params"]>;
  query: OutputOf<R["query"]>;
  body: OutputOf<R["body"]>;
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Authorize<Caller> = (request: FastifyRequest) => Promise<Caller>;

/** A stream is sent as it comes: the text of the reply, which is not held against its schema. */
export type Handler<R extends Route, Caller> = (call: Call<R, Caller>) => Promise<z.input<R["reply"]> | Readable>;

export type ServeOptions<Caller> = {
  /** Runs before the body is read; what it answers is the call's `caller`, what it throws is the reply. */
  authorize: Authorize<Caller>;
  prefix?: string;
  tag?: string;
};

/** Nobody in particular: for public routes. */
export const anyone: Authorize<undefined> = async () => undefined;

export function serveRoute<R extends Route, Caller>(
  app: FastifyInstance,
  route: R,
  { authorize, prefix = "", tag = "backend" }: ServeOptions<Caller>,
  handler: Handler<R, Caller>,
): void {
  const callers = new WeakMap<FastifyRequest, { caller: Caller }>();
  app.route({
    method: route.method,
    url: `${prefix}${route.path}`,
    schema: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { 200: route.reply, "4xx": errorReply, "5xx": errorReply },
      tags: [tag],
      ...(route.access === "public" ? {} : { security: [{ bearer: [] }] }),
    },
    onRequest: async (request) => {
      callers.set(request, { caller: await authorize(request) });
    },
    handler: async (request, reply) => {
      const known = callers.get(request);
      if (!known) throw new Error("a route ran without its guard");
      // the schemas above have made these: Fastify types them as unknown without its type provider
      const { params, query, body } = request as Pick<Call<R, Caller>, "params" | "query" | "body">;
      return handler({ params, query, body, caller: known.caller, request, reply });
    },
  });
}
