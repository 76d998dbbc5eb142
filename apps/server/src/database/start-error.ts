/**
 * Why a database could not be opened, as one sentence for the person who started the product.
 *
 *   startError("in-use", "The data folder ./data is in use by process 41.") -> Error whose message is that sentence
 */

export type StartErrorCode = "in-use" | "not-writable" | "incomplete" | "not-durable" | "unreachable";

export type StartError = Error & { name: "DatabaseStartError"; code: StartErrorCode };

export const startError = (code: StartErrorCode, sentence: string, cause?: unknown): StartError =>
  Object.assign(new Error(sentence, { cause }), { name: "DatabaseStartError" as const, code });

export const isStartError = (error: unknown): error is StartError =>
  error instanceof Error && error.name === "DatabaseStartError";

/** "EACCES" of a system error, else its message. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
};
