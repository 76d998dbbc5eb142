/**
 * What the buttons of the sandbox's pages do. Paying twice with one checkout buys one subscription: the checkout's row
 * is locked while it is paid.
 */
import { and, eq } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { sandboxCheckouts, sandboxCustomers, sandboxSubscriptions } from "../tables.ts";
import { addMonth, type SandboxCard } from "./advance.ts";
import { sandboxId } from "./sandbox-provider.ts";

type Sandbox = { db: Database; clock: Clock };
/** Told in the same transaction, as a webhook would tell it. */
export type Tell = (tx: Transaction, news: { type: string; customerId: string }) => Promise<void>;

/** Out: whether there now is a subscription of this checkout. */
export function payCheckout({ db, clock }: Sandbox, { checkoutId, tell }: { checkoutId: string; tell: Tell }) {
  return db.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.id, checkoutId))
      .for("update");
    if (checkout?.status !== "open") return checkout?.status === "complete";
    const now = clock();
    const { customerId } = checkout;
    await tx.insert(sandboxSubscriptions).values({
      id: sandboxId("sub"),
      customerId,
      status: "active",
      startedAt: now,
      periodEnd: addMonth(now),
      cancelAtPeriodEnd: false,
      invoiceCount: 1,
      lastPaidAt: now,
    });
    await tx.update(sandboxCheckouts).set({ status: "complete" }).where(eq(sandboxCheckouts.id, checkoutId));
    await tell(tx, { type: "checkout.session.completed", customerId });
    return true;
  });
}

export async function setCard(
  { db }: Pick<Sandbox, "db">,
  { customerId, card }: { customerId: string; card: SandboxCard },
) {
  await db.update(sandboxCustomers).set({ card }).where(eq(sandboxCustomers.id, customerId));
}

/** Moves the end of the running period to now, so that renewal or end can be seen at once. */
export async function endPeriodNow({ db, clock }: Sandbox, customerId: string): Promise<void> {
  const running = and(eq(sandboxSubscriptions.customerId, customerId), eq(sandboxSubscriptions.status, "active"));
  await db.update(sandboxSubscriptions).set({ periodEnd: clock() }).where(running);
}
