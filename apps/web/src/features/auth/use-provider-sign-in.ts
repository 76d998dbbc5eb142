/** Exchanges a provider's credential for tokens and goes where the gate says; answers whether that worked. */
import { MESSAGES, ROUTES } from "@charticle/contract";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { storeTokens } from "~/lib/session/storage.ts";
import { destinationAfterProvider, returnAddress } from "./after-login.ts";

export function useProviderSignIn(onFailure: (sentence: string) => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [busy, setBusy] = useState(false);
  const signIn = async (credential: string): Promise<boolean> => {
    setBusy(true);
    try {
      storeTokens(window.localStorage, await call(ROUTES.providerSignIn, { body: { credential } }));
      const { to, message } = await destinationAfterProvider(returnAddress(state));
      navigate(to, { replace: true, state: message ? { message } : null });
      return true;
    } catch (error) {
      onFailure(sentenceOf(error, MESSAGES.provider.authentication));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { signIn, busy };
}
