/** Log in, refresh, log out here or everywhere. */
import { ROUTES } from "@charticle/contract";
import { appError } from "../../http/app-error.ts";
import { limitAddress } from "../../http/client-address.ts";
import { readCookie, setCookie } from "../../http/cookies.ts";
import { LIMITS } from "../../http/limits.ts";
import type { BackendContext } from "../context.ts";
import type { Serve } from "../serve.ts";
import { callerOf } from "./caller.ts";
import { endSession, endSessionsOf, sessionOfRefresh } from "./end-sessions.ts";
import { DEVICE_LIFE_S } from "./known-device.ts";
import { logIn } from "./log-in.ts";
import { rotate } from "./rotate.ts";

const DEVICE = "device";

export function sessionRoutes(serve: Serve, context: BackendContext): void {
  const { db, clock, limits, publicUrl } = context;

  serve.public(ROUTES.token, async ({ body, request, reply }) => {
    const asked = { login: body.username, password: body.password, address: limitAddress(request.ip) };
    const { tokens, deviceCookie } = await logIn({ ...asked, deviceCookie: readCookie(request, DEVICE) }, context);
    setCookie(reply, {
      name: DEVICE,
      value: deviceCookie,
      path: ROUTES.token.path,
      lifeS: DEVICE_LIFE_S,
      sameSite: "Strict",
      isSecure: publicUrl.startsWith("https:"),
    });
    return tokens;
  });

  serve.public(ROUTES.refresh, async ({ body, request }) => {
    const session = await sessionOfRefresh(db, body.refresh);
    if (session) await limits.take(LIMITS.refresh, session.id);
    else await limits.take(LIMITS.refreshUnknown, limitAddress(request.ip));
    const pair = await rotate(body.refresh, context);
    if (!pair) throw appError("SESSION_ENDED");
    return pair;
  });

  // with whichever token is at hand; logging out twice is no error
  serve.public(ROUTES.logout, async ({ body, request }) => {
    const named = body.refresh ? await sessionOfRefresh(db, body.refresh) : null;
    if (named) await endSession(db, { sessionId: named.id, now: clock() });
    const caller = request.headers.authorization ? await callerOf(request, context).catch(() => null) : null;
    if (caller) await endSession(db, { sessionId: caller.sessionId, now: clock() });
    return {};
  });

  serve.user(ROUTES.logoutEverywhere, async ({ caller }) => {
    await endSessionsOf(db, { userId: caller.userId, now: clock() });
    return {};
  });
}
