/** What a page says at its foot (notices.ts), and how a checkout ended that led to it. Both are fetched when there is any. */
import { Suspense } from "react";
import { useLocation } from "react-router";
import { textInState } from "~/lib/history-state.ts";
import { lazyPart } from "./lazy-part.ts";
import { useSaid } from "./notices.ts";

const CheckoutToast = lazyPart(() => import("./checkout-toast.tsx"), "CheckoutToast");
const Toaster = lazyPart(() => import("./toaster.tsx"), "Toaster");

export function NoticeBoard() {
  const isSaid = useSaid();
  const isBack = textInState(useLocation().state, "checkout");
  return (
    <Suspense>
      {isBack ? <CheckoutToast /> : null}
      {isSaid ? <Toaster /> : null}
    </Suspense>
  );
}
