/**
 * What a provider's redirect to /signin brings along.
 *
 *   providerReturnOf("?code=abc&state=xyz") -> {code: "abc", state: "xyz"}; providerReturnOf("") -> null
 *   providerReturnOf("?error=access_denied") -> "refused"
 */
import { ROUTES, returnPage } from "@charticle/contract";
import { call } from "~/lib/api/call.ts";
import { storeTokens } from "~/lib/session/storage.ts";

/** `iss` names the issuer that answers (RFC 9207); the server compares it. */
export type ProviderReturn = { code: string; state?: string; iss?: string };

export function providerReturnOf(search: string): ProviderReturn | "refused" | null {
  const query = new URLSearchParams(search);
  const code = query.get("code");
  if (!code) return query.has("error") ? "refused" : null;
  const state = query.get("state");
  const iss = query.get("iss");
  return { code, ...(state === null ? {} : { state }), ...(iss === null ? {} : { iss }) };
}

/** Exchanges the code for tokens and stores them; answers the page that the journey began at, where it wants people back. */
export async function exchangeCode(found: ProviderReturn, publicUrl: string | null): Promise<string | null> {
  const body = { ...found, redirect_uri: `${publicUrl ?? window.location.origin}/signin` };
  const reply = await call(ROUTES.providerSignIn, { body });
  storeTokens(window.localStorage, reply);
  return returnPage(reply.from);
}
