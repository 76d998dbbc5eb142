/**
 * The one error that a server throws on purpose. In: a code of the catalogue. Out: an Error that the one handler
 * answers with the code's status and sentence.
 *
 *   throw appError("CHAT_NOT_FOUND");   throw appError("TOO_MANY", {retryAfterS: 30, sentence: "…"});
 */
import { ERRORS, type ErrorCode } from "./error-catalogue.ts";

export type AppError = Error & { name: "AppError"; code: ErrorCode; retryAfterS?: number };

export type ErrorDetails = {
  /** Instead of the catalogue's sentence. */
  sentence?: string;
  /** Whole seconds, for the header Retry-After. */
  retryAfterS?: number;
  /** What lies beneath; it is logged, never sent. */
  cause?: unknown;
};

export const appError = (code: ErrorCode, { sentence, retryAfterS, cause }: ErrorDetails = {}): AppError =>
  Object.assign(new Error(sentence ?? ERRORS[code].sentence, { cause }), {
    name: "AppError" as const,
    code,
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  });

export const isAppError = (error: unknown): error is AppError => error instanceof Error && error.name === "AppError";
