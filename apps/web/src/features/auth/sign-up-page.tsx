/**
 * /signin: the sign-up screen. It reads `code` and `state` from the query first, then clears stored data, then shows
 * the form or exchanges the code. Who is signed in and came by the browser's Back is led to the desk instead.
 */
import { MESSAGES } from "@charticle/contract";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { forgetPerson } from "~/lib/account/forget.ts";
import { sentenceOf } from "~/lib/api/api-error.ts";
import { useFacts } from "~/lib/facts.ts";
import { accessToken } from "~/lib/session/storage.ts";
import { Notice } from "~/ui/notice.tsx";
import { Spinner } from "~/ui/spinner.tsx";
import { destinationAfterProvider, returnState } from "./after-login.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { exchangeCode, providerReturnOf } from "./provider-return.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import { useProviderSignIn } from "./use-provider-sign-in.ts";

export const meta = () => [
  { title: "Create an account · Charticle" },
  { name: "description", content: "Sign up for Charticle and turn your next text into a chart." },
];

/** This document was opened here by the browser's Back or Forward: no link of ours led here. */
const isBack = (entry: PerformanceEntry): boolean =>
  "type" in entry && entry.type === "back_forward" && entry.name === window.location.href;

/**
 * Back leads here, to who is signed in, where a link left this page before its script ran, and so left it in the way:
 * nobody asks to be logged out by Back.
 */
const wasLeftBehind = (): boolean =>
  accessToken(window.localStorage) !== null && performance.getEntriesByType("navigation").some(isBack);

/** Runs once a page view: the code can be used only once. */
function useProviderReturn(): boolean {
  const { publicUrl } = useFacts();
  const navigate = useNavigate();
  const [exchanging, setExchanging] = useState(false);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const found = providerReturnOf(window.location.search);
    if (!found && wasLeftBehind()) {
      navigate("/home", { replace: true });
      return;
    }
    forgetPerson();
    if (!found) return;
    setExchanging(true);
    const exchange = async (): Promise<void> => {
      if (found === "refused") {
        return navigate("/register", { replace: true, state: { message: MESSAGES.provider.authentication } });
      }
      let from: string | null;
      try {
        from = await exchangeCode(found, publicUrl);
      } catch (error) {
        const message = sentenceOf(error, MESSAGES.provider.authentication);
        return navigate("/register", { replace: true, state: { message } });
      }
      const { to, message } = await destinationAfterProvider(from);
      navigate(to, { replace: true, state: message ? { message } : null });
    };
    void exchange();
  }, [navigate, publicUrl]);
  return exchanging;
}

export default function SignUpPage() {
  const exchanging = useProviderReturn();
  const { state } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const provider = useProviderSignIn(setFailure);
  if (exchanging) {
    return (
      <main className="flex min-h-dvh items-center justify-center gap-3 text-lg text-muted">
        <Spinner /> Signing you in...
      </main>
    );
  }
  return (
    <AuthFrame
      title="Create an account"
      foot={
        // this page clears what is stored: the way back from the desk must not lead here
        <Link to="/login" replace state={returnState(state)} className="link">
          Already have an account? Login
        </Link>
      }
    >
      {failure ? (
        <div className="mb-5">
          <Notice tone="danger">{failure}</Notice>
        </div>
      ) : null}
      <SignUpForm />
      <ProviderButton onCredential={provider.signIn} onFailure={setFailure} />
    </AuthFrame>
  );
}
