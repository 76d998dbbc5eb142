/**
 * From a route of the contract to a request, and from the answer to a checked reply.
 *
 *   requestOf(ROUTES.deleteChat, {params: {id: "7"}}) -> {path: "/api/chats/delete/7/", init: {method: "DELETE"}}
 */
import { pathOf, type Route } from "@charticle/contract";
import type * as z from "zod/mini";
import { ApiError } from "./api-error.ts";

type Part<R extends Route, K extends "params" | "query" | "body"> =
  R extends Record<K, infer S extends z.ZodMiniType> ? { [key in K]: z.input<S> } : { [key in K]?: never };

/** What a call of this route needs: its params, query and body, as far as the route declares them. */
export type CallInput<R extends Route> = Part<R, "params"> &
  Part<R, "body"> &
  (R extends { query: infer S extends z.ZodMiniType } ? { query?: z.input<S> } : { query?: never }) & {
    signal?: AbortSignal;
    /** Instead of the client's own, for an answer that takes long to come. */
    timeoutMs?: number;
  };

export type Reply<R extends Route> = z.output<R["reply"]>;

/** The same without the route's types, for what is written once for all routes. */
export type LooseInput = { params?: unknown; query?: unknown; body?: unknown } & Patience;
export type Patience = { signal?: AbortSignal; timeoutMs?: number };

const textEntries = (fields: unknown): [string, string][] =>
  Object.entries(fields ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

export function requestOf(route: Route, input: LooseInput): { path: string; init: RequestInit } {
  const query = new URLSearchParams(textEntries(input.query)).toString();
  const path = pathOf(route, Object.fromEntries(textEntries(input.params)));
  // what is deleted is deleted, though the page be closed meanwhile
  const init: RequestInit = { method: route.method, keepalive: route.method === "DELETE" };
  if (input.body !== undefined) {
    init.body = JSON.stringify(input.body);
    init.headers = { "Content-Type": "application/json" };
  }
  return { path: query ? `${path}?${query}` : path, init };
}

/** The reply as the route declares it; an answer of another shape is an error, not a surprise further on. */
export async function replyOf<R extends Route>(route: R, response: Response): Promise<Reply<R>> {
  const text = await response.text();
  const result = route.reply.safeParse(text === "" ? {} : jsonOf(text));
  if (!result.success) throw new ApiError({ status: response.status, code: "BAD_REPLY", hasBody: text !== "" });
  return result.data as Reply<R>;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
