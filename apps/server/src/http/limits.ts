/** The limits of the product, by name. Windows are seconds. */
import type { Limit } from "./rate-limits.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const limit = (name: string, points: number, durationS: number): Limit => ({ name, points, durationS });

export const LIMITS = {
  /** Account and address together. */
  login: limit("login", 10, 15 * MINUTE_S),
  loginAccount: limit("login-account", 100, HOUR_S),
  loginAddress: limit("login-address", 50, 15 * MINUTE_S),
  /** One-time codes sent to one e-mail address. */
  codes: limit("codes", 5, 10 * MINUTE_S),
  codesDay: limit("codes-day", 10, DAY_S),
  /** Sign-ups and codes asked for from one network address, whatever e-mail they name. */
  codesAddress: limit("codes-address", 30, HOUR_S),
  verifyAddress: limit("verify-address", 60, 10 * MINUTE_S),
  forgot: limit("forgot", 3, HOUR_S),
  forgotAddress: limit("forgot-address", 30, HOUR_S),
  reset: limit("reset", 20, 15 * MINUTE_S),
  checks: limit("checks", 60, MINUTE_S),
  /** Of one session: a company's people share an address, and each of its pages asks once in a quarter of an hour. */
  refresh: limit("refresh", 60, 15 * MINUTE_S),
  /** Tokens of no session, per address. */
  refreshUnknown: limit("refresh-unknown", 300, 15 * MINUTE_S),
  provider: limit("provider", 30, 15 * MINUTE_S),
  passwordChange: limit("password-change", 10, 15 * MINUTE_S),
  /** Calls that may ask the payment provider, whose own limit all users share. */
  payments: limit("payments", 60, MINUTE_S),
  /** New entries of the history. */
  chats: limit("chats", 60, MINUTE_S),
  /** Corrections of entries: whoever edits a table saves more often than whoever writes texts. */
  chatCorrections: limit("chat-corrections", 120, MINUTE_S),
  /** Pages of the history: a search through a full one reads a hundred. */
  chatPages: limit("chat-pages", 150, MINUTE_S),
  extraction: limit("extraction", 60, MINUTE_S),
  captions: limit("captions", 30, MINUTE_S),
  reports: limit("reports", 10, HOUR_S),
  export: limit("export", 20, HOUR_S),
} as const;
