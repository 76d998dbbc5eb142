/** What payments keeps: customers, subscriptions, checkouts and seen events; and the sandbox's own records. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { PaidPlan } from "./paid-plan.ts";
import type { Invoice } from "./provider.ts";

const instant = () => timestamp({ withTimezone: true });

export const paymentCustomers = pgTable("payment_customers", {
  userId: text().primaryKey(),
  /** The provider's id; null until it is made. */
  customerId: text().unique(),
  email: text().notNull(),
  /** Counts what was reported to the backend. */
  version: integer().notNull().default(0),
  reported: jsonb().$type<PaidPlan<string>>(),
  /** Numbers the questions to the provider; answers to older questions than the applied one are not applied. */
  asked: integer().notNull().default(0),
  applied: integer().notNull().default(0),
  checkoutNumber: integer().notNull().default(1),
  createdAt: instant().notNull(),
});

export const paymentSubscriptions = pgTable(
  "payment_subscriptions",
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    status: text().notNull(),
    startedAt: instant().notNull(),
    periodEnd: instant(),
    cancelAtPeriodEnd: boolean().notNull(),
    endedAt: instant(),
    lastInvoice: jsonb().$type<Invoice | null>(),
    /** When the provider last said so. */
    confirmedAt: instant().notNull(),
  },
  (table) => [index("payment_subscriptions_user").on(table.userId)],
);

export const paymentCheckouts = pgTable(
  "payment_checkouts",
  {
    userId: text().notNull(),
    number: integer().notNull(),
    id: text().notNull().unique(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.number] })],
);

export const paymentEvents = pgTable(
  "payment_events",
  { id: text().primaryKey(), type: text().notNull(), receivedAt: instant().notNull() },
  (table) => [index("payment_events_received").on(table.receivedAt)],
);

/** Accounts that are gone, by their id alone: a checkout that was under way when its account went finds it here. */
export const paymentForgotten = pgTable("payment_forgotten", {
  userId: text().primaryKey(),
  forgottenAt: instant().notNull(),
});

export const sandboxCustomers = pgTable("sandbox_customers", {
  id: text().primaryKey(),
  userId: text().notNull().unique(),
  email: text().notNull(),
  /** Whether the next renewals go through. */
  card: text({ enum: ["works", "declines"] })
    .notNull()
    .default("works"),
});

export const sandboxCheckouts = pgTable("sandbox_checkouts", {
  id: text().primaryKey(),
  customerId: text().notNull(),
  idempotencyKey: text().notNull().unique(),
  status: text({ enum: ["open", "complete", "expired"] }).notNull(),
  successUrl: text().notNull(),
  cancelUrl: text().notNull(),
  createdAt: instant().notNull(),
});

export const sandboxSubscriptions = pgTable(
  "sandbox_subscriptions",
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    status: text({ enum: ["active", "past_due", "canceled"] }).notNull(),
    startedAt: instant().notNull(),
    periodEnd: instant().notNull(),
    cancelAtPeriodEnd: boolean().notNull(),
    endedAt: instant(),
    pastDueSince: instant(),
    invoiceCount: integer().notNull(),
    lastPaidAt: instant(),
    refunded: boolean().notNull().default(false),
  },
  (table) => [index("sandbox_subscriptions_customer").on(table.customerId)],
);
