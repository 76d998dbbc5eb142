/** /pricing: the plan, the way to the checkout, and what is left to a person whose access is over. */
import type { Plan } from "@charticle/contract";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { textInState } from "~/lib/history-state.ts";
import { accessToken, storedUser } from "~/lib/session/storage.ts";
import { BetaMark, BrandName } from "~/ui/brand.tsx";
import { Button } from "~/ui/button.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { LostPart } from "~/ui/lost-part.tsx";
import { Notice } from "~/ui/notice.tsx";
import { NoticeBoard } from "~/ui/notice-board.tsx";
import { PlanCard } from "~/ui/plan-card.tsx";
import { useIsLive } from "~/ui/use-is-live.ts";
import { ErrorPopUp } from "./error-pop-up.tsx";
import { planNotice } from "./plan-notice.ts";

export const meta = () => [
  { title: "Pricing · Charticle" },
  { name: "description", content: "One plan: Basic, $9.00 per month, everything included. Cancel at any time." },
];

const PricingAccount = lazyPart(() => import("./pricing-account.tsx"), "PricingAccount");

/** Loaded after the page: what asks the server. */
const loadCalls = () => import("./pricing-calls.ts");

/** `plan` is undefined until it was asked for; null: there is none, or it can't be known. */
type Account = { isLoggedIn: boolean; plan: Plan | null | undefined };

/** Logged in or not, and the plan; both known only in the browser. */
function useAccount(): Account {
  const [account, setAccount] = useState<Account>({ isLoggedIn: false, plan: undefined });
  useEffect(() => {
    if (accessToken(window.localStorage) === null) return;
    setAccount({ isLoggedIn: true, plan: undefined });
    void loadCalls()
      .then(({ planOrNull }) => planOrNull())
      .catch(() => null)
      .then((plan) => setAccount({ isLoggedIn: true, plan }));
  }, []);
  return account;
}

export default function PricingPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { isLoggedIn, plan } = useAccount();
  const isLive = useIsLive();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ sentence: string; at: number } | null>(null);
  const [isLost, setIsLost] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Back from the payment page may bring this one as it was left: on its way
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);
  const message = textInState(location.state, "message");
  const notice = planNotice(plan ?? null);

  const start = async (): Promise<void> => {
    const user = storedUser(window.localStorage);
    if (accessToken(window.localStorage) === null || !user) {
      navigate("/login", { state: { from: "/pricing" } });
      return;
    }
    setBusy(true);
    const calls = await loadCalls().catch(() => null);
    setIsLost(calls === null);
    if (calls) {
      try {
        return window.location.assign(await calls.checkoutUrl(user));
      } catch (error) {
        setFailure({ sentence: calls.checkoutFailure(error), at: Date.now() });
      }
    }
    setBusy(false);
  };

  const closeFailure = (): void => {
    setFailure(null);
    button.current?.focus();
  };

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-4 h-16 border-b border-line px-5 sm:px-8">
        <div className="flex items-center gap-2.5">
          <a href="/" aria-label="Charticle, start page" className="rounded-sm coarse:py-2">
            <BrandName />
          </a>
          <BetaMark />
        </div>
        <Link to={isLoggedIn ? "/home" : "/login"} className="link py-1 text-sm coarse:-mr-1 coarse:px-1 coarse:py-3">
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
                <Button
                  ref={button}
                  size="large"
                  className="w-full"
                  busy={busy}
                  aria-disabled={!isLive || undefined}
                  onClick={start}
                >
                  Get Started
                </Button>
                <p className="mt-4 text-sm text-muted">
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
              </>
            }
          />
        </div>
        {/* what hangs on the plan is known late and stands last: nothing moves when it comes */}
        {notice ? (
          <div className="mt-6 w-full max-w-md">
            <Notice tone="info">{notice}</Notice>
          </div>
        ) : null}
        {isLoggedIn && plan !== undefined && !notice ? (
          <Suspense>
            <PricingAccount />
          </Suspense>
        ) : null}
      </main>
      {failure ? <ErrorPopUp key={failure.at} sentence={failure.sentence} onClose={closeFailure} /> : null}
      {isLost ? <LostPart /> : null}
      <NoticeBoard />
    </div>
  );
}
