/**
 * Who makes a request: reads the bearer token and looks up its session, user and plan in one query.
 *
 *   const caller = await callerOf(request, context)      // throws NOT_SIGNED_IN
 */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { appError } from "../../http/app-error.ts";
import type { BackendContext } from "../context.ts";
import { plans, sessions, users } from "../tables.ts";
import { readAccessToken } from "./access-token.ts";

export type PlanRow = typeof plans.$inferSelect;

export type Caller = {
  userId: string;
  sessionId: string;
  username: string;
  email: string;
  isSuperuser: boolean;
  plan: PlanRow | null;
};

// catches "Bearer abc.def.ghi" and "bearer x", must not catch "Basic abc"
const BEARER = /^Bearer +([^\s]+)$/i;

export async function callerOf(
  request: FastifyRequest,
  { db, clock, secrets }: Pick<BackendContext, "db" | "clock" | "secrets">,
): Promise<Caller> {
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw appError("NOT_SIGNED_IN");
  const now = clock();
  const claims = await readAccessToken(secrets.accessKey, { token, now });
  if (!claims) throw appError("NOT_SIGNED_IN");
  const { userId, sessionId } = claims;
  const [row] = await db
    .select({ username: users.username, email: users.email, isSuperuser: users.isSuperuser, plan: plans })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(plans, eq(plans.userId, users.id))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  if (!row) throw appError("SESSION_ENDED");
  return { userId, sessionId, ...row };
}
