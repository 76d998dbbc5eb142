/**
 * What a provider's redirect to /signin brings along.
 *
 *   providerReturnOf("?code=abc&state=xyz") -> {code: "abc", state: "xyz"}; providerReturnOf("") -> null
 */
import { ROUTES } from "@charticle/contract";
import { call } from "~/lib/api/call.ts";
import { storeTokens } from "~/lib/session/storage.ts";

export type ProviderReturn = { code: string; state: string | undefined };

export function providerReturnOf(search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  const code = query.get("code");
  return code ? { code, state: query.get("state") ?? undefined } : null;
}

/** Exchanges the code for tokens and stores them. */
export async function exchangeCode({ code, state }: ProviderReturn, publicUrl: string | null): Promise<void> {
  const redirectUri = `${publicUrl ?? window.location.origin}/signin`;
  const body = { code, redirect_uri: redirectUri, ...(state === undefined ? {} : { state }) };
  storeTokens(window.localStorage, await call(ROUTES.providerSignIn, { body }));
}
