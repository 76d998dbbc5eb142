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
import { providerError } from "./provider.ts";
import { paymentCustomers } from "./tables.ts";

const MOST_ROUNDS = 5;

export async function syncUser(context: PaymentsContext, userId: string): Promise<Known[] | null> {
  const { db, provider } = context;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const [customer] = await db
      .update(paymentCustomers)
      .set({ asked: sql`${paymentCustomers.asked} + 1` })
      .where(eq(paymentCustomers.userId, userId))
      .returning();
    if (!customer?.customerId) return null;
    const subscriptions = await provider.subscriptionsOf(customer.customerId);
    const known = await applyAnswer(context, { userId, asked: customer.asked, subscriptions });
    if (known === "unknown") return null;
    if (known !== "stale") return known;
  }
  throw providerError("unavailable", "the subscription changes faster than it can be read");
}
