/** What the backend is given, by name: its parts take what they need of it. */
import type { Clock } from "../clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Mail } from "../mail/mail.ts";
import type { PaymentsPort } from "./payments-port.ts";
import type { Secrets } from "./secrets.ts";

export type BackendContext = {
  db: Database;
  clock: Clock;
  limits: RateLimits;
  mail: Mail;
  payments: PaymentsPort;
  secrets: Secrets;
  /** Without a trailing slash. */
  publicUrl: string;
  trialDays: number;
  /** Where reports are mailed to; null: they are only stored. */
  supportEmail: string | null;
  /** What other services do in the transaction that deletes a user. */
  userDeleted: readonly ((tx: Transaction, userId: string) => Promise<void>)[];
  /** What other services keep about a user, by the name under which "download my data" shows it. */
  userExports: Readonly<Record<string, (userId: string) => Promise<unknown>>>;
  /** What other services do when it is time to tidy up. */
  cleanUps: readonly (() => Promise<void>)[];
};
