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

/** What Emscripten, below PGlite, says of a disk: a number of its own, on an object that is no Error. */
const NO_SPACE = 51;
const isErrnoError = (value: unknown): value is { errno: number } =>
  typeof value === "object" && value !== null && "errno" in value && "name" in value && value.name === "ErrnoError";

/** "EACCES" of a system error; of any other the message of what lies beneath: 'database "x" does not exist'. */
export const reasonOf = (error: unknown): string => {
  if (isErrnoError(error)) return error.errno === NO_SPACE ? "ENOSPC" : `disk error ${error.errno}`;
  if (!(error instanceof Error)) return String(error);
  // a statement that failed holds all its text, and what the server said as its cause
  if (error.cause !== undefined) return reasonOf(error.cause);
  // catches "ECONNREFUSED", must not catch "3D000" (PostgreSQL's), which says nothing to a person
  return "code" in error && typeof error.code === "string" && /^E[A-Z]/.test(error.code) ? error.code : error.message;
};

/** PostgreSQL's disk_full. */
const DISK_FULL = "53100";

/** Whether the disk had no room left, whoever says so: the system, PGlite, or a statement. */
export const isDiskFull = (error: unknown): boolean =>
  reasonOf(error) === "ENOSPC" ||
  (error instanceof Error && (("code" in error && error.code === DISK_FULL) || isDiskFull(error.cause)));
