/**
 * A call as a value: method, path, what goes in, what comes out, and who may make it.
 *
 *   pathOf({path: "/api/chats/:id/"}, {id: "7"}) -> "/api/chats/7/"
 */
import type * as z from "zod/mini";

type Schema = z.ZodMiniType;

export type Route = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** `public`: anyone. `user`: a live session. `entitled`: a live session with a plan that gives access. */
  access: "public" | "user" | "entitled";
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply: Schema;
};

export const defineRoute = <const R extends Route>(route: R): R => route;

/** Fills a route's `:name` parts: pathOf(ROUTES.deleteChat, {id: "7"}) -> "/api/chats/delete/7/". */
export const pathOf = (route: Pick<Route, "path">, params: Readonly<Record<string, string>> = {}): string =>
  // catches ":id" in "/api/chats/:id/", must not catch "/api/chats/"
  route.path.replaceAll(/:([A-Za-z0-9]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
