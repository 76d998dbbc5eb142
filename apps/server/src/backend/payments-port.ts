/**
 * What the backend needs of the payment side, whichever stands there: it asks, and is told of every change.
 */
import type { Database, Transaction } from "../database/database.ts";

/** A paid plan as the payment side knows it. */
export type PaidPlan = {
  /** False: a finished subscription. */
  active: boolean;
  subscriptionId: string;
  planName: string;
  endDate: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Amount of the last invoice in cents. */
  totalCents: number;
  nextPayment: Date | null;
};

/** With the version of the change that it holds since: what is kept may be newer by the time the answer comes. */
export type ConfirmedPlan = PaidPlan & { version: number };

export type PaymentsPort = {
  /** The plan of the user, if the subscription is this very user's; null where it is nobody's or another's. */
  confirm(of: { userId: string; subscriptionId: string }): Promise<ConfirmedPlan | null>;
  /** Called first in the transaction that deletes the user: writes the job that cancels at the provider. */
  userDeleted(tx: Transaction, of: { userId: string }): Promise<void>;
  /** What it keeps about a user, for "download my data". */
  exportUser(userId: string): Promise<unknown>;
};

/** A change of a paid plan; a version not above the one that is kept is ignored. */
export type SubscriptionChange = { userId: string; version: number; plan: PaidPlan };
export type SubscriptionChanged = (db: Database, change: SubscriptionChange) => Promise<void>;
