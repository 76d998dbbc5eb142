/** Sign-up: live checks, the code, its verification. The cookie binds a waiting sign-up to the browser that made it. */
import { emailFault, MESSAGES, ROUTES, usernameFault } from "@charticle/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { limitAddress } from "../../http/client-address.ts";
import { readCookie, setCookie } from "../../http/cookies.ts";
import { LIMITS } from "../../http/limits.ts";
import { findUserByEmail, findUserByUsername } from "../accounts/find-user.ts";
import type { BackendContext } from "../context.ts";
import { isId } from "../ordered-id.ts";
import type { Serve } from "../serve.ts";
import { requestSignUp, resendCode, SIGN_UP_LIFE_MS } from "./request-sign-up.ts";
import { verifySignUp } from "./verify-sign-up.ts";

const COOKIE = "signup";
const MS_PER_S = 1000;

const originOf = (request: FastifyRequest) => {
  const signUpId = readCookie(request, COOKIE);
  return { address: limitAddress(request.ip), signUpId: signUpId !== null && isId(signUpId) ? signUpId : null };
};

export function signUpRoutes(serve: Serve, context: BackendContext): void {
  const { db, limits, publicUrl } = context;
  const remember = (reply: FastifyReply, value: string, lifeMs: number): void =>
    setCookie(reply, {
      name: COOKIE,
      value,
      path: "/api/user/",
      lifeS: lifeMs / MS_PER_S,
      sameSite: "Strict",
      isSecure: publicUrl.startsWith("https:"),
    });

  serve.public(ROUTES.checkUsername, async ({ params, request }) => {
    await limits.take(LIMITS.checks, limitAddress(request.ip));
    if (usernameFault(params.username) !== null) return { exists: false };
    return { exists: (await findUserByUsername(db, params.username)) !== null };
  });

  serve.public(ROUTES.checkEmail, async ({ params, request }) => {
    await limits.take(LIMITS.checks, limitAddress(request.ip));
    if (emailFault(params.email) !== null) return { exists: false };
    return { exists: (await findUserByEmail(db, params.email)) !== null };
  });

  serve.public(ROUTES.sendOtp, async ({ body, request, reply }) => {
    const origin = { ...originOf(request), remember: (id: string) => remember(reply, id, SIGN_UP_LIFE_MS) };
    await requestSignUp(body, origin, context);
    return { message: MESSAGES.otp.sent };
  });

  serve.public(ROUTES.resendOtp, async ({ body, request }) => {
    await resendCode(body.email, originOf(request), context);
    return { message: MESSAGES.otp.resent };
  });

  serve.public(ROUTES.verifyOtp, async ({ body, request, reply }) => {
    await verifySignUp(body, originOf(request), context);
    remember(reply, "", 0);
    return { message: MESSAGES.otp.verified };
  });
}
