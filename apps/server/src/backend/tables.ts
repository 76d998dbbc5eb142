/** What the backend keeps: accounts, sessions, sign-ups, plans, history and reports. Times are UTC instants. */
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  username: text().notNull(),
  /** The form in which names are compared: NFKC, lower case. */
  usernameKey: text().notNull().unique("users_username_key_unique"),
  email: text().notNull(),
  emailKey: text().notNull().unique("users_email_key_unique"),
  emailVerified: boolean().notNull(),
  /** argon2id; null for an account that signs in through the provider alone. */
  passwordHash: text(),
  isSuperuser: boolean().notNull().default(false),
  createdAt: instant().notNull(),
});

/** Who an account is at a sign-in provider. */
export const identities = pgTable(
  "identities",
  { issuer: text().notNull(), subject: text().notNull(), userId: owner(), createdAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index("identities_user").on(table.userId)],
);

/** A sign-up that waits for its one-time code. */
export const signUps = pgTable(
  "sign_ups",
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    usernameKey: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    /** Keyed hash; null once five wrong tries have burned the code. */
    codeHash: text(),
    codeExpiresAt: instant().notNull(),
    /** Beside the first: asked for without the sign-up's cookie while a code lived. Both burn together. */
    secondCodeHash: text(),
    secondCodeExpiresAt: instant(),
    wrongTries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("sign_ups_email").on(table.emailKey)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: owner(),
    createdAt: instant().notNull(),
    /** Absolute: no refresh moves it. */
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** All refresh tokens of a session are one family. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    firstUsedAt: instant(),
    /** Set when a token after it is first used; 10 s later its use ends the family. */
    spentAt: instant(),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

export const resetTokens = pgTable(
  "reset_tokens",
  { hash: text().primaryKey(), userId: owner(), createdAt: instant().notNull(), expiresAt: instant().notNull() },
  (table) => [index("reset_tokens_user").on(table.userId)],
);

export const plans = pgTable("plans", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  active: boolean().notNull(),
  /** A trial. */
  pending: boolean().notNull(),
  endDate: instant(),
  subscriptionId: text(),
  planName: text(),
  cancelAtPeriodEnd: boolean().notNull().default(false),
  totalCents: integer().notNull().default(0),
  nextPayment: instant(),
  credits: integer().notNull().default(0),
  /** Of the payment side's last word: older words are ignored. */
  version: integer().notNull().default(0),
  /** When the payment side was last asked about a plan past its end. */
  checkedAt: instant(),
});

/** Keyed hashes of e-mail addresses that have had a trial; they outlive the account. */
export const trialMarks = pgTable("trial_marks", { emailHash: text().primaryKey(), createdAt: instant().notNull() });

export const chats = pgTable(
  "chats",
  {
    /** Version 7: in the order of their making. */
    id: uuid().primaryKey(),
    userId: owner(),
    input: text().notNull(),
    processedData: jsonb().notNull(),
    createdAt: instant().notNull(),
    /** The browser's own name of the entry; sent again, it is the same entry. */
    clientKey: text(),
  },
  (table) => [
    index("chats_of_user").on(table.userId, table.id),
    uniqueIndex("chats_client_key").on(table.userId, table.clientKey),
  ],
);

export const reports = pgTable(
  "reports",
  {
    id: uuid().primaryKey(),
    userId: owner(),
    kind: text({ enum: ["bug", "feature"] }).notNull(),
    email: text().notNull(),
    description: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("reports_user").on(table.userId), index("reports_created").on(table.createdAt)],
);

/** States of the provider flow that have been used once. */
export const spentStates = pgTable("spent_states", { hash: text().primaryKey(), expiresAt: instant().notNull() });
