/**
 * From "Get Started" to a paid subscription.
 *
 *   startCheckout(context, payer) -> the address where it is paid; two clicks get the same one
 *   finishCheckout(context, {userId, checkoutId}) -> the subscription that came of it, or null
 */
import { PLAN } from "@charticle/contract";
import { and, eq } from "drizzle-orm";
import { appError } from "../http/app-error.ts";
import type { Payer, PaymentsContext } from "./context.ts";
import { customerOf } from "./customer-of.ts";
import { forgetLater } from "./forget-user.ts";
import { type Known, liveOf } from "./paid-plan.ts";
import { type ProviderCheckout, providerError } from "./provider.ts";
import { syncUser } from "./sync-user.ts";
import { paymentCheckouts, paymentCustomers } from "./tables.ts";

const MOST_ROUNDS = 3;

export async function startCheckout(context: PaymentsContext, payer: Payer): Promise<string> {
  const customerId = await customerOf(context, payer);
  // asked anew: a payment whose news got lost must not be paid again
  if (liveOf((await syncUser(context, payer.userId)) ?? []).length > 0) throw appError("ALREADY_SUBSCRIBED");
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const number = await checkoutNumber(context, payer.userId);
    const checkout = await checkoutOfNumber(context, { userId: payer.userId, customerId, number });
    if (checkout.status === "open" && checkout.url) return checkout.url;
    if (checkout.status === "complete" && liveOf((await syncUser(context, payer.userId)) ?? []).length > 0) {
      throw appError("ALREADY_SUBSCRIBED");
    }
    await closeNumber(context, { userId: payer.userId, number });
  }
  throw providerError("unavailable", "no checkout stays open");
}

async function checkoutNumber({ db }: PaymentsContext, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: paymentCustomers.checkoutNumber })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  return row?.number ?? 1;
}

type Numbered = { userId: string; number: number };

/** The checkout of this number: the one that was made, or a new one. Two that make it at once get the same. */
async function checkoutOfNumber(
  context: PaymentsContext,
  { userId, number, customerId }: Numbered & { customerId: string },
): Promise<ProviderCheckout> {
  const { db, provider, publicUrl } = context;
  const [made] = await db
    .select()
    .from(paymentCheckouts)
    .where(and(eq(paymentCheckouts.userId, userId), eq(paymentCheckouts.number, number)));
  if (made) {
    return (await provider.checkout(made.id)) ?? { id: made.id, customerId, status: "expired", url: null };
  }
  const checkout = await provider.makeCheckout({
    customerId,
    userId,
    number,
    successUrl: `${publicUrl}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/pricing`,
  });
  await keepCheckout(context, { userId, number, checkout, customerId });
  return checkout;
}

type Kept = Numbered & { customerId: string; checkout: ProviderCheckout };

/** The customer is held, so that a deletion comes after it and takes it along, or came before it and is seen here. */
async function keepCheckout(
  { db, clock }: PaymentsContext,
  { userId, number, customerId, checkout }: Kept,
): Promise<void> {
  const isKept = await db.transaction(async (tx) => {
    const [customer] = await tx
      .select({ userId: paymentCustomers.userId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.userId, userId))
      .for("update");
    const { id } = checkout;
    if (customer) {
      await tx.insert(paymentCheckouts).values({ userId, number, id, createdAt: clock() }).onConflictDoNothing();
    } else await forgetLater(tx, { customerId, checkoutIds: [id] });
    return customer !== undefined;
  });
  if (!isKept) throw appError("SESSION_ENDED");
}

/** The next checkout gets the next number; of several that close one number, the first does it. */
async function closeNumber({ db }: PaymentsContext, { userId, number }: Numbered): Promise<void> {
  await db
    .update(paymentCustomers)
    .set({ checkoutNumber: number + 1 })
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.checkoutNumber, number)));
}

/** Someone else's checkout is as good as none. */
export async function finishCheckout(
  context: PaymentsContext,
  { userId, checkoutId }: { userId: string; checkoutId: string },
): Promise<Known | null> {
  const { db, provider } = context;
  const [mine] = await db
    .select()
    .from(paymentCheckouts)
    .where(and(eq(paymentCheckouts.userId, userId), eq(paymentCheckouts.id, checkoutId)));
  if (!mine) return null;
  const checkout = await provider.checkout(checkoutId);
  if (checkout?.status !== "complete") return null;
  return liveOf((await syncUser(context, userId)) ?? [])[0] ?? null;
}

export const isSoldPlan = (plan: string): boolean => plan.trim().toLowerCase() === PLAN.name.toLowerCase();
