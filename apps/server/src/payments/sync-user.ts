/**
 * Asks the provider what a user has, and writes it. The order in which news arrives does not matter: whoever comes
 * asks anew, and an answer that was overtaken by the answer to a later question is thrown away.
 *
 *   await syncUser(context, userId) -> the user's subscriptions, or null for a user who never came to pay
 */
import { eq, sql } from "drizzle-orm";
import { applyAnswer } from "./apply.ts";
import type { PaymentsContext } from "./context.ts";
import type { Known } from "./paid-plan.ts";
import { paymentCustomers } from "./tables.ts";

export async function syncUser(context: PaymentsContext, userId: string): Promise<Known[] | null> {
  const [customer] = await context.db
    .update(paymentCustomers)
    .set({ asked: sql`${paymentCustomers.asked} + 1` })
    .where(eq(paymentCustomers.userId, userId))
    .returning();
  if (!customer?.customerId) return null;
  const subscriptions = await context.provider.subscriptionsOf(customer.customerId);
  return applyAnswer(context, { userId, asked: customer.asked, subscriptions });
}
