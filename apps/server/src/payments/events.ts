/**
 * News from the provider. The event's id and the job that it causes are written in one transaction: the same event ten
 * times at once has one effect, and the answer does not wait for the provider. The job asks the provider anew, so
 * neither order nor content of events is believed.
 */
import { enqueue } from "../jobs/enqueue.ts";
import type { PaymentsContext } from "./context.ts";
import { paymentEvents } from "./tables.ts";

export const SYNC_JOB = "payments-sync";

export type ProviderEvent = { id: string; type: string; customerId: string | null };

/** Out: whether the event was new. */
export function recordEvent(
  { db, clock }: Pick<PaymentsContext, "db" | "clock">,
  event: ProviderEvent,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id, type, customerId } = event;
    const [fresh] = await tx
      .insert(paymentEvents)
      .values({ id, type, receivedAt: clock() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (!fresh) return false;
    if (customerId) await enqueue(tx, { kind: SYNC_JOB, payload: { customerId }, uniqueKey: `event:${id}` });
    return true;
  });
}
