/**
 * A username for somebody who never chose one: the local part of the address, made to fit, with a number when taken.
 *
 *   await freeUsername(db, "ana.b+news@example.com") -> "ana.bnews", or "ana.bnews2"
 */
import { randomInt } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { findUserByUsername } from "../accounts/find-user.ts";

const MIN_LENGTH = 3;
/** Leaves room for a number within the 30 that are allowed. */
const MAX_BASE_LENGTH = 22;
const TRIES = 20;

const baseOf = (email: string): string => {
  const local = (email.split("@")[0] ?? "").normalize("NFKD");
  // catches "+" and "é"'s accent in "é+a", must not catch "a.b-c_1"
  const fitting = local.replaceAll(/[^A-Za-z0-9._-]/g, "").slice(0, MAX_BASE_LENGTH);
  return fitting.length >= MIN_LENGTH ? fitting : `user${fitting}`;
};

export async function freeUsername(db: Database, email: string): Promise<string> {
  const base = baseOf(email);
  for (let number = 1; number <= TRIES; number++) {
    const name = number === 1 ? base : `${base}${number}`;
    if (!(await findUserByUsername(db, name))) return name;
  }
  return `${base}${randomInt(1_000_000, 9_999_999)}`;
}
