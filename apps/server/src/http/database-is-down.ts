/**
 * Whether an error means that the database can't be reached, is too slow, has no room left or takes no writes: such a
 * request is answered 503, and the next one may go through.
 *
 *   databaseIsDown(Object.assign(new Error(), {code: "ECONNREFUSED"})) -> true
 */

const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EHOSTUNREACH", "EAI_AGAIN"]);
// PostgreSQL's classes 08 (connection), 57P0x (shutting down), 53 (disk full, memory, too many connections), 57014
// (statement time-out), 25006 (a standby, which takes no writes); catches "08006" and "53100", must not catch "23505"
const STATES = /^(?:08\w{3}|57P0\d|57014|53\d{3}|25006)$/;
// what node-postgres says without a code: catches "Connection terminated unexpectedly", must not catch "duplicate key"
const SENTENCES = /connection terminated|timeout exceeded when trying to connect|query read timeout|connect timeout/i;

export function databaseIsDown(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (NETWORK.has(code) || STATES.test(code)) return true;
  // a failed query's own message holds the statement and its parameters: only what lies beneath counts
  if (error.cause === undefined && SENTENCES.test(error.message)) return true;
  return databaseIsDown(error.cause, depth + 1);
}
