/** /pricing: the plan, the way to the checkout, and what is left to a person whose access is over. */
import { MESSAGES, PLAN, type Plan, ROUTES } from "@charticle/contract";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { isApiError, sentenceOf } from "~/lib/api/api-error.ts";
import { call } from "~/lib/api/call.ts";
import { PAYMENTS } from "~/lib/api/service-calls.ts";
import { textInState } from "~/lib/history-state.ts";
import { accessToken, storedUser } from "~/lib/session/storage.ts";
import { BrandName } from "~/ui/brand.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PlanCard } from "~/ui/plan-card.tsx";
import { ErrorPopUp } from "./error-pop-up.tsx";
import { planNotice } from "./plan-notice.ts";

export const meta = () => [
  { title: "Pricing · Charticle" },
  { name: "description", content: "One plan: Basic, $9.00 per month, everything included. Cancel at any time." },
];

const PricingAccount = lazy(async () => ({ default: (await import("./pricing-account.tsx")).PricingAccount }));

/** What only a refused second checkout says is worth more than the general sentence. */
const checkoutFailure = (error: unknown): string =>
  isApiError(error) && (error.status === 409 || error.status === 429)
    ? sentenceOf(error, MESSAGES.subscription.checkoutFailed)
    : MESSAGES.subscription.checkoutFailed;

/** Logged in or not, and the plan; both known only in the browser. */
function useAccount(): { isLoggedIn: boolean; plan: Plan | null } {
  const [account, setAccount] = useState<{ isLoggedIn: boolean; plan: Plan | null }>({ isLoggedIn: false, plan: null });
  useEffect(() => {
    if (accessToken(window.localStorage) === null) return;
    setAccount({ isLoggedIn: true, plan: null });
    call(ROUTES.currentPlan)
      .then((plan) => setAccount({ isLoggedIn: true, plan }))
      .catch(() => undefined);
  }, []);
  return account;
}

export default function PricingPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { isLoggedIn, plan } = useAccount();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ sentence: string; at: number } | null>(null);
  const message = textInState(location.state, "message");
  const notice = planNotice(plan);

  const start = async (): Promise<void> => {
    const user = storedUser(window.localStorage);
    if (accessToken(window.localStorage) === null || !user) {
      navigate("/login", { state: { from: "/pricing" } });
      return;
    }
    setBusy(true);
    try {
      const body = { plan: PLAN.name, email: user.email, userId: user.userId };
      window.location.assign((await call(PAYMENTS.createCheckout, { body })).url);
    } catch (error) {
      setFailure({ sentence: checkoutFailure(error), at: Date.now() });
      setBusy(false);
    }
  };

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-4 h-16 border-b border-line px-5 sm:px-8">
        <a href="/" aria-label="Charticle, start page" className="rounded-sm">
          <BrandName />
        </a>
        <Link to={isLoggedIn ? "/home" : "/login"} className="link text-sm">
          {isLoggedIn ? "Home" : "Login"}
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-2xl flex-1 flex-col items-center px-5 pt-12 pb-20 sm:pt-20">
        <h1 className="text-center text-2xl">One plan, everything in it</h1>
        <p className="mt-3 text-center text-muted">Beta: prices and plans may change.</p>
        {message ? (
          <div className="mt-8 w-full max-w-md">
            <Notice tone="info">{message}</Notice>
          </div>
        ) : null}
        <div className="mt-8 flex w-full justify-center">
          <PlanCard
            action={
              <>
                <Button size="large" className="w-full" busy={busy} onClick={start}>
                  Get Started
                </Button>
                {notice ? <p className="mt-3 text-sm text-muted">{notice}</p> : null}
              </>
            }
          />
        </div>
        <p className="mt-6 text-sm text-muted">
          By paying you agree to the{" "}
          <a href="/terms" className="link">
            terms
          </a>
          . What we keep about you is in the{" "}
          <a href="/privacy" className="link">
            privacy notice
          </a>
          .
        </p>
        {isLoggedIn ? (
          <Suspense>
            <PricingAccount />
          </Suspense>
        ) : null}
      </main>
      {failure ? <ErrorPopUp key={failure.at} sentence={failure.sentence} /> : null}
    </div>
  );
}
