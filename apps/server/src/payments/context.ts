/** What the payment service is given, by name: its parts take what they need of it. */
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { PaidPlan } from "./paid-plan.ts";
import type { Provider } from "./provider.ts";

/** A change of a user's paid plan; who knows a version not below this one ignores it. */
export type SubscriptionChange = { userId: string; version: number; plan: PaidPlan };

export type PaymentsContext = {
  db: Database;
  clock: Clock;
  provider: Provider;
  /** Where the browser returns to; without a trailing slash. */
  publicUrl: string;
  /** Tells the backend, in the transaction of the change: its function, or a job that calls it. */
  reportChange(tx: Transaction, change: SubscriptionChange): Promise<void>;
};

/** Someone who pays: always from the server's own records, never from a browser's body. */
export type Payer = { userId: string; email: string };
