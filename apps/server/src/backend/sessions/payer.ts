/**
 * Who makes a call of the payment service: signed in, and with the own refresh token where one is sent along. Every
 * such call may cost one at the provider, so they are counted. The token is looked up and no more: it is neither
 * rotated nor passed on.
 */
import type { FastifyRequest } from "fastify";
import { appError } from "../../http/app-error.ts";
import { LIMITS } from "../../http/limits.ts";
import type { BackendContext } from "../context.ts";
import { type Caller, callerOf } from "./caller.ts";
import { sessionOfRefresh } from "./end-sessions.ts";

const REFRESH_HEADER = "x-refresh-token";

export async function payerOf(
  request: FastifyRequest,
  context: Pick<BackendContext, "db" | "clock" | "secrets" | "limits">,
): Promise<Caller> {
  const caller = await callerOf(request, context);
  const refresh = request.headers[REFRESH_HEADER];
  if (typeof refresh === "string" && refresh !== "") {
    const session = await sessionOfRefresh(context.db, refresh);
    if (session?.userId !== caller.userId) throw appError("FORBIDDEN");
  }
  await context.limits.take(LIMITS.payments, caller.userId);
  return caller;
}
