/** What the AI service keeps: answers of the model by a keyed hash (never the text), and what each user has asked. */
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const modelAnswers = pgTable(
  "ai_model_answers",
  {
    /** HMAC of user, text, model and prompt version: without the secret it says nothing of the text. */
    key: text().primaryKey(),
    userKey: text().notNull(),
    /** The model's reply as JSON: a table, or that there is none. */
    reply: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("ai_model_answers_user").on(table.userKey), index("ai_model_answers_created").on(table.createdAt)],
);

export const modelUsage = pgTable(
  "ai_model_usage",
  {
    userKey: text().notNull(),
    /** UTC day. */
    day: date({ mode: "string" }).notNull(),
    calls: integer().notNull(),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userKey, table.day] })],
);
