/**
 * The code flow with PKCE: out to the provider with a sealed cookie, back with a code that is exchanged here. State,
 * nonce, signature, issuer, audience and expiry are checked by openid-client against the published keys.
 */
import { returnPage } from "@charticle/contract";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { appError } from "../../http/app-error.ts";
import { sameSecret } from "../../http/same-secret.ts";
import type { BackendContext } from "../context.ts";
import { FLOW_LIFE_S, openFlow, sealFlow } from "./flow-cookie.ts";
import { identityOf, type ProviderIdentity } from "./identity.ts";
import type { Issuer } from "./issuer.ts";
import { spendOnce } from "./spend-once.ts";

type Context = Pick<BackendContext, "db" | "clock" | "secrets" | "publicUrl">;

export const redirectUri = (publicUrl: string): string => `${publicUrl}/signin`;

/** Where to send the browser, and the cookie it takes along. `from`: the page that it shall come back to. */
export async function startFlow(
  { issuer, from }: { issuer: Issuer; from: string | null },
  { clock, secrets, publicUrl }: Context,
): Promise<{ url: string; cookie: string }> {
  const config = await issuer.discovered();
  const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), from };
  const url = buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(publicUrl),
    scope: "openid email profile",
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
  });
  return { url: url.href, cookie: await sealFlow(secrets.cookieKey, { flow, now: clock() }) };
}

export type Returned = {
  code: string;
  redirect_uri: string;
  state?: string | undefined;
  iss?: string | undefined;
  /** The cookie of startFlow. */
  cookie: string | null;
};

/** A network that fails is no fault of the person's: they may try again with a new flow. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ClientError && error.code === "OAUTH_TIMEOUT");

export type Arrived = { identity: ProviderIdentity; from: string | null };

export async function exchangeCode(returned: Returned, issuer: Issuer, context: Context): Promise<Arrived> {
  const { clock, secrets, publicUrl } = context;
  const { code, state, cookie } = returned;
  if (returned.redirect_uri !== redirectUri(publicUrl)) throw appError("PROVIDER_FAILED");
  const flow = cookie === null ? null : await openFlow(secrets.cookieKey, { value: cookie, now: clock() });
  if (!flow || !sameSecret(state, flow.state)) throw appError("PROVIDER_FAILED");
  if (!(await spendOnce({ value: flow.state, lifeS: FLOW_LIFE_S }, context))) throw appError("PROVIDER_FAILED");
  const config = await issuer.discovered();
  const address = new URL(redirectUri(publicUrl));
  // a page that does not pass `iss` on: there is one issuer here, so no mix-up is possible
  address.search = new URLSearchParams({
    code,
    state: flow.state,
    iss: returned.iss ?? config.serverMetadata().issuer,
  }).toString();
  try {
    const tokens = await authorizationCodeGrant(config, address, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw appError("PROVIDER_FAILED");
    const from = returnPage(flow.from);
    if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) {
      return { identity: identityOf(claims), from };
    }
    const { email, email_verified } = await fetchUserInfo(config, tokens.access_token, claims.sub);
    return { identity: identityOf({ ...claims, email, email_verified }), from };
  } catch (error) {
    throw appError(isUnreachable(error) ? "PROVIDER_UNAVAILABLE" : "PROVIDER_FAILED", { cause: error });
  }
}
