/** The table of work that outlives a request: mails, cancellations at the provider, reminders, clean-up. */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Names the handler. */
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Two jobs of one key are one job; null for jobs that may repeat. */
    uniqueKey: text(),
    /** When it may run next; while it runs, when another instance may take it over. */
    runAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** From then on a failure is the last one; null: tried until it succeeds. */
    giveUpAt: timestamp({ withTimezone: true }),
    /** Set when it was given up; the row stays so that a person can see it. */
    failedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index("jobs_due").on(table.runAt).where(sql`${table.failedAt} is null`),
    uniqueIndex("jobs_unique_key").on(table.uniqueKey),
  ],
);
