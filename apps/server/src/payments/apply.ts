/**
 * Writes what the provider says of a user, once and in one transaction: the subscriptions, the report to the backend
 * with its version, the letters, and the job that undoes a second payment. Knowing the same twice changes nothing.
 */
import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { PaymentsContext } from "./context.ts";
import { lettersDue } from "./letters-due.ts";
import { type Known, liveOf, planToJson, standingOf, toPaidPlan } from "./paid-plan.ts";
import type { ProviderSubscription } from "./provider.ts";
import { paymentCustomers, paymentSubscriptions } from "./tables.ts";

export const UNDO_JOB = "payments-undo";

export type Answer = {
  userId: string;
  /** The number of the question that this answers. */
  asked: number;
  subscriptions: readonly ProviderSubscription[];
};

type Customer = typeof paymentCustomers.$inferSelect;

/**
 * Out: what now holds, null when the user is gone. An answer that was overtaken is thrown away: the later question was
 * asked after this one, so what its answer left is as fresh as this one's asker can demand.
 */
export function applyAnswer(
  context: Pick<PaymentsContext, "db" | "clock" | "reportChange">,
  { userId, asked, subscriptions }: Answer,
): Promise<Known[] | null> {
  return context.db.transaction(async (tx) => {
    const [customer] = await tx
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.userId, userId))
      .for("update");
    if (!customer) return null;
    const before = await tx.select().from(paymentSubscriptions).where(eq(paymentSubscriptions.userId, userId));
    if (asked < customer.applied) return before;
    const now = context.clock();
    await keep(tx, { userId, subscriptions, now });
    const after = [...subscriptions, ...(await endMissing(tx, { before, subscriptions, now }))];

    const counting = standingOf(after);
    const reported = counting ? await report(tx, { context, customer, counting }) : {};
    await tx
      .update(paymentCustomers)
      .set({ applied: asked, ...reported })
      .where(eq(paymentCustomers.userId, userId));

    if (counting) {
      const earlier = before.find(({ id }) => id === counting.id);
      for (const job of lettersDue({ to: customer.email, before: earlier, after: counting, now }))
        await enqueue(tx, job);
    }
    for (const { id } of liveOf(after).slice(1)) {
      await enqueue(tx, { kind: UNDO_JOB, payload: { userId, subscriptionId: id }, uniqueKey: `${UNDO_JOB}:${id}` });
    }
    return after;
  });
}

type Kept = { userId: string; subscriptions: readonly ProviderSubscription[]; now: Date };

async function keep(tx: Transaction, { userId, subscriptions, now }: Kept): Promise<void> {
  for (const { id, ...said } of subscriptions) {
    const row = { ...said, userId, confirmedAt: now };
    await tx
      .insert(paymentSubscriptions)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: paymentSubscriptions.id, set: row });
  }
}

type Missing = { before: readonly Known[]; subscriptions: readonly ProviderSubscription[]; now: Date };

/** A subscription that the provider no longer knows (its customer was deleted there) has ended. */
async function endMissing(tx: Transaction, { before, subscriptions, now }: Missing): Promise<Known[]> {
  const missing = before.filter(({ id }) => !subscriptions.some((said) => said.id === id));
  const vanished = missing.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);
  if (vanished.length === 0) return missing;
  const ended = { status: "canceled", endedAt: now, confirmedAt: now };
  await tx.update(paymentSubscriptions).set(ended).where(inArray(paymentSubscriptions.id, vanished));
  return missing.map((known) => (vanished.includes(known.id) ? { ...known, ...ended } : known));
}

type Report = { context: Pick<PaymentsContext, "reportChange">; customer: Customer; counting: Known };

/** Tells the backend where the plan differs from what it was told last. Out: what to remember of it. */
async function report(tx: Transaction, { context, customer, counting }: Report) {
  const plan = toPaidPlan(counting);
  const reported = planToJson(plan);
  if (customer.reported && sameFields(customer.reported, reported)) return {};
  const version = customer.version + 1;
  await context.reportChange(tx, { userId: customer.userId, version, plan });
  return { version, reported };
}

/** jsonb does not keep the order of fields. */
const sameFields = (a: object, b: object): boolean => {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return sorted(a) === sorted(b);
};
