/** Sign-in through the provider: out by GET /api/auth/google/start, back by POST /api/auth/google/. */
import { ROUTES } from "@charticle/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { appError, isAppError } from "../../http/app-error.ts";
import { limitAddress } from "../../http/client-address.ts";
import { readCookie, setCookie } from "../../http/cookies.ts";
import { LIMITS } from "../../http/limits.ts";
import type { BackendContext } from "../context.ts";
import { newToken } from "../secrets.ts";
import type { Serve } from "../serve.ts";
import { issueTokens } from "../sessions/issue-tokens.ts";
import { accountOf } from "./account-of.ts";
import { NONCE_LIFE_S, verifyCredential } from "./button-flow.ts";
import { FLOW_LIFE_S } from "./flow-cookie.ts";
import type { Issuer } from "./issuer.ts";
import { exchangeCode, startFlow } from "./redirect-flow.ts";

export const START_PATH = "/api/auth/google/start";
/** As a provider would say it (RFC 6749, 4.1.2.1). */
const REFUSED_URL = "/signin?error=temporarily_unavailable";
const FLOW_COOKIE = "provider_flow";
const NONCE_COOKIE = "provider_nonce";

const wantsPage = (request: FastifyRequest): boolean => (request.headers.accept ?? "").includes("text/html");

type Kept = { name: string; value: string; lifeS: number };

const keep = (reply: FastifyReply, { name, value, lifeS }: Kept, publicUrl: string): void =>
  // Lax: it must come along when the provider sends the browser back
  setCookie(reply, {
    name,
    value,
    lifeS,
    path: "/api/auth/google",
    sameSite: "Lax",
    isSecure: publicUrl.startsWith("https:"),
  });

/** A nonce for the provider's own button, bound to the browser that gets the page. */
export function newButtonNonce(reply: FastifyReply, { publicUrl }: Pick<BackendContext, "publicUrl">): string {
  const value = newToken();
  keep(reply, { name: NONCE_COOKIE, value, lifeS: NONCE_LIFE_S }, publicUrl);
  return value;
}

type Parts = { app: FastifyInstance; serve: Serve; issuer: Issuer | null; context: BackendContext };

export function providerRoutes({ app, serve, issuer, context }: Parts): void {
  const { limits, publicUrl, db } = context;

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (!issuer) throw appError("PROVIDER_OFF");
    await limits.take(LIMITS.provider, limitAddress(request.ip));
    const { url, cookie } = await startFlow(issuer, context);
    keep(reply, { name: FLOW_COOKIE, value: cookie, lifeS: FLOW_LIFE_S }, publicUrl);
    return url;
  }

  app.get(START_PATH, { schema: { tags: ["backend"] } }, async (request, reply) => {
    const url = await start(request, reply).catch((error: unknown) => {
      // a person who followed the link gets the page that a provider's refusal leads to, not JSON
      if (isAppError(error) && wantsPage(request)) return REFUSED_URL;
      throw error;
    });
    return reply.redirect(url, 302);
  });

  serve.public(ROUTES.providerSignIn, async ({ body, request, reply }) => {
    if (!issuer) throw appError("PROVIDER_OFF");
    await limits.take(LIMITS.provider, limitAddress(request.ip));
    const isButton = "credential" in body;
    // whatever comes of it, what the browser carried is used up
    keep(reply, { name: isButton ? NONCE_COOKIE : FLOW_COOKIE, value: "", lifeS: 0 }, publicUrl);
    const identity = isButton
      ? await verifyCredential(
          { credential: body.credential, nonceCookie: readCookie(request, NONCE_COOKIE) },
          issuer,
          context,
        )
      : await exchangeCode({ ...body, cookie: readCookie(request, FLOW_COOKIE) }, issuer, context);
    const user = await accountOf(identity, context);
    const tokens = await issueTokens(db, user.id, context);
    return { ...tokens, user: { userId: user.id, email: user.email, username: user.username } };
  });
}
