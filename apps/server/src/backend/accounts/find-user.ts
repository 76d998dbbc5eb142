/** Accounts by what a person types: findUserByLogin(db, "Ana") and findUserByLogin(db, "ana@example.com"). */
import { emailKey, usernameKey } from "@charticle/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { users } from "../tables.ts";

export type User = typeof users.$inferSelect;

const first = async (rows: Promise<User[]>): Promise<User | null> => (await rows)[0] ?? null;

export const findUserByEmail = (db: Database, email: string): Promise<User | null> =>
  first(
    db
      .select()
      .from(users)
      .where(eq(users.emailKey, emailKey(email))),
  );

export const findUserByUsername = (db: Database, username: string): Promise<User | null> =>
  first(
    db
      .select()
      .from(users)
      .where(eq(users.usernameKey, usernameKey(username))),
  );

/** A username never holds an @, so no name can stand for another's address. */
export const findUserByLogin = (db: Database, login: string): Promise<User | null> =>
  login.includes("@") ? findUserByEmail(db, login) : findUserByUsername(db, login.trim());
