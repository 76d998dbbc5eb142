/**
 * The one error handler. In: anything that was thrown. Out: a status of the catalogue and a sentence for the person,
 * as {error, code, requestId}; routes of the AI service answer {error: title, message, code, requestId}.
 *
 *   app.setErrorHandler(handleError)
 */
import { MESSAGES } from "@charticle/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { type AppError, appError, isAppError } from "./app-error.ts";
import { databaseIsDown } from "./database-is-down.ts";
import { ERRORS } from "./error-catalogue.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The AI service's own shape, {error: title, message: sentence}. */
    errorShape?: "ai";
  }
}

type Issue = { message?: string; instancePath?: string; keyword?: string; params?: { keys?: unknown } };

/** Our own sentences end with a full stop; zod's words don't, and mean little to a person. */
const sentenceOfIssue = (issue: Issue | undefined): string => {
  const message = issue?.message ?? "";
  if (message.endsWith(".")) return message;
  const keys = issue?.params?.keys;
  if (issue?.keyword === "unrecognized_keys" && Array.isArray(keys)) {
    return `The field "${String(keys[0]).slice(0, 40)}" is not known here.`;
  }
  const field = (issue?.instancePath ?? "").replaceAll("/", ".").slice(1, 80);
  return field === "" ? ERRORS.BAD_REQUEST.sentence : `The field "${field}" is missing or not valid.`;
};

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : undefined;

/** What was thrown as an error of the catalogue. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return appError("BAD_REQUEST", { sentence: sentenceOfIssue(error.validation[0]) });
  }
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "FST_ERR_CTP_INVALID_JSON_BODY" || code === "FST_ERR_CTP_EMPTY_JSON_BODY") return appError("BAD_JSON");
  const status = statusOf(error);
  if (status === 413) return appError("TOO_LARGE");
  if (status === 415) return appError("WRONG_MEDIA_TYPE");
  if (status !== undefined && status >= 400 && status < 500) return appError("BAD_REQUEST");
  if (databaseIsDown(error)) return appError("UNAVAILABLE", { cause: error });
  return appError("INTERNAL", { cause: error });
}

/** Answers an error; also used where nothing is thrown (unknown addresses, addresses that can't be read). */
export async function handleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const error = toAppError(thrown);
  const { status } = ERRORS[error.code];
  if (status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, "request failed");
  if (error.retryAfterS !== undefined) reply.header("retry-after", String(error.retryAfterS));
  const known = { code: error.code, requestId: request.id };
  const isAi = request.routeOptions.config.errorShape === "ai";
  return reply
    .code(status)
    .type("application/json; charset=utf-8")
    .send(
      isAi
        ? { error: MESSAGES.extraction.failedTitle, message: error.message, ...known }
        : { error: error.message, ...known },
    );
}
