/** Sign-in through the provider: out by GET /api/auth/google/start?from=/pricing, back by POST /api/auth/google/. */
import { ROUTES, returnPage } from "@charticle/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { appError, isAppError } from "../../http/app-error.ts";
import { limitAddress } from "../../http/client-address.ts";
import { readCookie, setCookie } from "../../http/cookies.ts";
import { LIMITS } from "../../http/limits.ts";
import type { BackendContext } from "../context.ts";
import { newToken } from "../secrets.ts";
import type { Serve } from "../serve.ts";
import { issueTokens } from "../sessions/issue-tokens.ts";
import { accountOf } from "./account-of.ts";
import { verifyCredential } from "./button-flow.ts";
import { makeNonce, NONCE_LIFE_S } from "./button-nonce.ts";
import { FLOW_LIFE_S } from "./flow-cookie.ts";
import type { Issuer } from "./issuer.ts";
import { exchangeCode, startFlow } from "./redirect-flow.ts";

export const START_PATH = "/api/auth/google/start";
/** As a provider would say it (RFC 6749, 4.1.2.1). */
const REFUSED_URL = "/signin?error=temporarily_unavailable";
const FLOW_COOKIE = "provider_flow";
const BROWSER_COOKIE = "provider_browser";
// catches what `newToken` makes, must not catch "" nor "a.b"
const TOKEN = /^[\w-]{43}$/;

/** Anything else than one page of ours is no reason to refuse the journey: it ends at /home then. */
const startQuery = z.object({ from: z.optional(z.unknown()) });

const wantsPage = (request: FastifyRequest): boolean => (request.headers.accept ?? "").includes("text/html");

type Kept = { name: string; value: string; lifeS: number; path: string };

const keep = (reply: FastifyReply, kept: Kept, publicUrl: string): void =>
  // Lax: it must come along when the provider, or a link on another site, sends the browser here
  setCookie(reply, { ...kept, sameSite: "Lax", isSecure: publicUrl.startsWith("https:") });

const keepFlow = (reply: FastifyReply, { value, lifeS }: Pick<Kept, "value" | "lifeS">, publicUrl: string): void =>
  keep(reply, { name: FLOW_COOKIE, value, lifeS, path: "/api/auth/google" }, publicUrl);

/** A nonce for the provider's own button, bound to the browser that gets the page; its other tabs' stay good. */
export function newButtonNonce(
  reply: FastifyReply,
  { publicUrl, clock }: Pick<BackendContext, "publicUrl" | "clock">,
): string {
  const known = readCookie(reply.request, BROWSER_COOKIE);
  const browser = known !== null && TOKEN.test(known) ? known : newToken();
  // on all paths, so that the pages with the button see it; not made to live longer by being seen
  if (browser !== known) {
    keep(reply, { name: BROWSER_COOKIE, value: browser, lifeS: NONCE_LIFE_S, path: "/" }, publicUrl);
  }
  return makeNonce({ browser, now: clock() });
}

type Parts = { app: FastifyInstance; serve: Serve; issuer: Issuer | null; context: BackendContext };

export function providerRoutes({ app, serve, issuer, context }: Parts): void {
  const { limits, publicUrl, db } = context;

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (!issuer) throw appError("PROVIDER_OFF");
    await limits.take(LIMITS.provider, limitAddress(request.ip));
    const from = returnPage(startQuery.safeParse(request.query).data?.from);
    const { url, cookie } = await startFlow({ issuer, from }, context);
    keepFlow(reply, { value: cookie, lifeS: FLOW_LIFE_S }, publicUrl);
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
    // whatever comes of it, the journey that the browser carried is used up
    if (!isButton) keepFlow(reply, { value: "", lifeS: 0 }, publicUrl);
    const { identity, from } = isButton
      ? {
          identity: await verifyCredential({ ...body, browser: readCookie(request, BROWSER_COOKIE) }, issuer, context),
          from: null,
        }
      : await exchangeCode({ ...body, cookie: readCookie(request, FLOW_COOKIE) }, issuer, context);
    const user = await accountOf(identity, context);
    const tokens = await issueTokens(db, user.id, context);
    return {
      ...tokens,
      user: { userId: user.id, email: user.email, username: user.username },
      ...(from === null ? {} : { from }),
    };
  });
}
