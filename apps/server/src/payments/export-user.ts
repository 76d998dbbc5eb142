/** Everything that payments keeps about a user, for "download my data"; null for who never came to pay. */
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { paymentCheckouts, paymentCustomers, paymentSubscriptions } from "./tables.ts";

export async function exportUser(db: Database, userId: string) {
  const [customer] = await db
    .select({
      customerId: paymentCustomers.customerId,
      email: paymentCustomers.email,
      createdAt: paymentCustomers.createdAt,
    })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  if (!customer) return null;
  const subscriptions = await db.select().from(paymentSubscriptions).where(eq(paymentSubscriptions.userId, userId));
  const checkouts = await db
    .select({ id: paymentCheckouts.id, createdAt: paymentCheckouts.createdAt })
    .from(paymentCheckouts)
    .where(eq(paymentCheckouts.userId, userId));
  return { customer, subscriptions, checkouts };
}
