/**
 * A payment provider without money: the twin of Stripe that needs no account. Its state lies in the database, its
 * checkout and card pages are our own (sandbox-pages), and time alone renews and ends its subscriptions.
 */
import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/database.ts";
import { type Provider, type ProviderCheckout, providerError } from "../provider.ts";
import { sandboxCheckouts, sandboxCustomers, sandboxSubscriptions } from "../tables.ts";
import { advance, asProviderSubscription } from "./advance.ts";

export type SandboxOptions = {
  db: Database;
  clock: Clock;
  /** Where the sandbox's own pages lie, e.g. "http://127.0.0.1:3000/payments/sandbox". */
  pagesUrl: string;
};

export const sandboxId = (kind: "cus" | "cs" | "sub"): string =>
  `${kind}_sandbox_${randomBytes(18).toString("base64url")}`;
const CHECKOUT_LIFE_MS = 24 * 3_600_000;

export function sandboxProvider({ db, clock, pagesUrl }: SandboxOptions): Provider {
  const asCheckout = (row: typeof sandboxCheckouts.$inferSelect): ProviderCheckout => {
    const over = clock().getTime() - row.createdAt.getTime() > CHECKOUT_LIFE_MS;
    const status = row.status === "open" && over ? "expired" : row.status;
    return {
      id: row.id,
      customerId: row.customerId,
      status,
      url: status === "open" ? `${pagesUrl}/checkout/${row.id}` : null,
    };
  };

  const change = async (id: string, set: Partial<typeof sandboxSubscriptions.$inferInsert>): Promise<void> => {
    const live = and(eq(sandboxSubscriptions.id, id), eq(sandboxSubscriptions.status, "active"));
    const [changed] = await db.update(sandboxSubscriptions).set(set).where(live).returning();
    if (!changed) throw providerError("refused", "this subscription does not run");
  };

  return {
    async makeCustomer({ userId, email }) {
      const [made] = await db
        .insert(sandboxCustomers)
        .values({ id: sandboxId("cus"), userId, email })
        .onConflictDoUpdate({ target: sandboxCustomers.userId, set: { email } })
        .returning();
      return made?.id ?? "";
    },

    async makeCheckout({ customerId, userId, number, successUrl, cancelUrl }) {
      const id = sandboxId("cs");
      const idempotencyKey = `${userId}:${number}`;
      const links = { successUrl: successUrl.replace("{CHECKOUT_SESSION_ID}", id), cancelUrl };
      await db
        .insert(sandboxCheckouts)
        .values({ id, customerId, idempotencyKey, status: "open", createdAt: clock(), ...links })
        .onConflictDoNothing();
      const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.idempotencyKey, idempotencyKey));
      if (!row) throw providerError("refused", "the checkout is gone");
      return asCheckout(row);
    },

    async checkout(checkoutId) {
      const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, checkoutId));
      return row ? asCheckout(row) : null;
    },

    async expireCheckout(checkoutId) {
      const open = and(eq(sandboxCheckouts.id, checkoutId), eq(sandboxCheckouts.status, "open"));
      await db.update(sandboxCheckouts).set({ status: "expired" }).where(open);
    },

    subscriptionsOf: (customerId) =>
      db.transaction(async (tx) => {
        const [customer] = await tx
          .select()
          .from(sandboxCustomers)
          .where(eq(sandboxCustomers.id, customerId))
          .for("update");
        if (!customer) return [];
        const rows = await tx
          .select()
          .from(sandboxSubscriptions)
          .where(eq(sandboxSubscriptions.customerId, customerId));
        const now = clock();
        const states = rows.map((row) => advance(row, { now, card: customer.card }));
        for (const state of states) {
          await tx.update(sandboxSubscriptions).set(state).where(eq(sandboxSubscriptions.id, state.id));
        }
        return states.map(asProviderSubscription);
      }),

    cancelAtPeriodEnd: (id) => change(id, { cancelAtPeriodEnd: true }),
    keepRenewing: (id) => change(id, { cancelAtPeriodEnd: false }),
    async cancelNow(id) {
      await change(id, { status: "canceled", endedAt: clock() }).catch(() => undefined);
    },
    async refundLastPayment(id) {
      await db.update(sandboxSubscriptions).set({ refunded: true }).where(eq(sandboxSubscriptions.id, id));
    },
    async deleteCustomer(customerId) {
      await db.transaction(async (tx) => {
        await tx.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
        await tx.delete(sandboxCheckouts).where(eq(sandboxCheckouts.customerId, customerId));
        await tx.delete(sandboxSubscriptions).where(eq(sandboxSubscriptions.customerId, customerId));
      });
    },
    portal: async ({ customerId }) => `${pagesUrl}/card/${customerId}`,
    fault: async () => null,
  };
}
