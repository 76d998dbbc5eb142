/** Exchanges a provider's credential for tokens and goes where the gate says. */
import { MESSAGES, ROUTES } from "@charticle/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { storeTokens } from "~/lib/session/storage.ts";
import { destinationAfterProvider } from "./after-login.ts";

export function useProviderSignIn(onFailure: (sentence: string) => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const signIn = async (credential: string): Promise<void> => {
    setBusy(true);
    try {
      storeTokens(window.localStorage, await call(ROUTES.providerSignIn, { body: { credential } }));
      const { to, message } = await destinationAfterProvider();
      navigate(to, { replace: true, state: message ? { message } : null });
    } catch (error) {
      onFailure(sentenceOf(error, MESSAGES.provider.authentication));
    } finally {
      setBusy(false);
    }
  };
  return { signIn, busy };
}
