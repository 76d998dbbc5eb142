/**
 * The customer of a user at the provider, made when first asked for.
 *
 *   await customerOf(context, {userId, email}) -> "cus_…"      // throws SESSION_ENDED for an account that is gone
 *
 * The account may go at any moment between the check of who pays and the last line here. What was made for it then is
 * taken back by a job, and nobody is told where it could be paid.
 */
import { eq } from "drizzle-orm";
import { appError } from "../http/app-error.ts";
import type { Payer, PaymentsContext } from "./context.ts";
import { forgetLater } from "./forget-user.ts";
import { paymentCustomers, paymentForgotten } from "./tables.ts";

export async function customerOf(context: PaymentsContext, { userId, email }: Payer): Promise<string> {
  const { db, provider } = context;
  const known = await keepCustomer(context, { userId, email });
  if (known !== null) return known;
  const customerId = await provider.makeCustomer({ userId, email });
  const [kept] = await db
    .update(paymentCustomers)
    .set({ customerId })
    .where(eq(paymentCustomers.userId, userId))
    .returning({ userId: paymentCustomers.userId });
  if (kept) return customerId;
  await forgetLater(db, { customerId, checkoutIds: [] });
  throw appError("SESSION_ENDED");
}

/** Writes who wants to pay; null: the provider has not been told yet. */
function keepCustomer({ db, clock }: PaymentsContext, { userId, email }: Payer): Promise<string | null> {
  return db.transaction(async (tx) => {
    // the row first: this waits for a deletion that runs, and is taken back with the row
    const [row] = await tx
      .insert(paymentCustomers)
      .values({ userId, email, createdAt: clock() })
      .onConflictDoUpdate({ target: paymentCustomers.userId, set: { email } })
      .returning({ customerId: paymentCustomers.customerId });
    const [gone] = await tx.select().from(paymentForgotten).where(eq(paymentForgotten.userId, userId));
    if (gone) throw appError("SESSION_ENDED");
    return row?.customerId ?? null;
  });
}
