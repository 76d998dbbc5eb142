/**
 * Why a database could not be opened, as one sentence for the person who started the product.
 *
 *   startError("in-use", "The data folder ./data is in use by process 41.") -> Error whose message is that sentence
 */

export type StartErrorCode = "in-use" | "not-writable" | "incomplete" | "not-durable" | "unreachable" | "not-migrated";

export type StartError = Error & { name: "DatabaseStartError"; code: StartErrorCode };

export const startError = (code: StartErrorCode, sentence: string, cause?: unknown): StartError =>
  Object.assign(new Error(sentence, { cause }), { name: "DatabaseStartError" as const, code });

export const isStartError = (error: unknown): error is StartError =>
  error instanceof Error && error.name === "DatabaseStartError";

/** "EACCES" of a system error; of any other the message of what lies beneath: 'database "x" does not exist'. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // a statement that failed holds all its text, and what the server said as its cause
  if (error.cause instanceof Error) return reasonOf(error.cause);
  // catches "ECONNREFUSED", must not catch "3D000" (PostgreSQL's), which says nothing to a person
  return "code" in error && typeof error.code === "string" && /^E[A-Z]/.test(error.code) ? error.code : error.message;
};
