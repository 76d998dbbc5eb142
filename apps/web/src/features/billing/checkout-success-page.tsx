/** /checkout-success: the return from the payment page (specification, section 4). */
import { CHECKOUT_REDIRECT_DELAY_MS, MESSAGES } from "@charticle/contract";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { BrandName } from "~/ui/brand.tsx";
import { Spinner } from "~/ui/spinner.tsx";
import { useDelayedNavigate } from "~/ui/use-delayed-navigate.ts";
import { finishCheckout } from "./finish-checkout.ts";

export const meta = () => [{ title: "Your payment · Charticle" }, { name: "robots", content: "noindex" }];

const isUpgrade = (): boolean => new URLSearchParams(window.location.search).has("upgrade");

export default function CheckoutSuccessPage() {
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const [sentence, setSentence] = useState<string>(
    isUpgrade() ? MESSAGES.checkout.upgrading : MESSAGES.checkout.processing,
  );
  const [busy, setBusy] = useState(true);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const sessionId = new URLSearchParams(window.location.search).get("session_id");
    if (!sessionId) {
      navigate("/home", { replace: true });
      return;
    }
    void finishCheckout(sessionId).then((end) => {
      setSentence(end.sentence);
      setBusy(false);
      goLater(end.to, CHECKOUT_REDIRECT_DELAY_MS, { state: end.state });
    });
  }, [navigate, goLater]);

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-6 text-center">
      <BrandName />
      <h1 className="text-2xl">Your payment</h1>
      <p role="status" className="flex flex-col items-center gap-3 font-serif text-lg sm:flex-row">
        {busy ? <Spinner /> : null}
        {sentence}
      </p>
    </main>
  );
}
