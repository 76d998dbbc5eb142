/**
 * Structured logs without secrets and without what people typed: addresses are logged as route patterns (an e-mail or
 * a reset token may stand in a path), headers and bodies never, and a failed statement without its parameters. What
 * somebody else's server says is logged without the e-mail addresses in it: mail servers repeat whom they refuse.
 */
import type { FastifyRequest } from "fastify";

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

/** Only frames: the message of a failed statement holds its parameters, and a stack starts with the message. */
const framesOf = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    // catches "    at run (file.ts:3:1)", must not catch "Error: at noon"
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 12)
    .join("\n");

const holdsUserText = (error: Error): boolean =>
  error.name === "DrizzleQueryError" ||
  // the parser repeats the beginning of what it could not read
  error instanceof SyntaxError ||
  "query" in error ||
  "detail" in error ||
  error.message.startsWith("Failed query");

/** "450 <ana@example.com>: greylisted" -> "450 (address withheld) greylisted" */
const withoutAddresses = (message: string): string =>
  // catches each of "450", "<ana@b.co>:", must not catch a blank
  message.replaceAll(/\S+/g, (word) =>
    // catches "<ana@b.co>:" and "ana%40b.co", must not catch "'@fastify/static'" nor "node_modules/@fastify/static"
    /[^@'"`(/](?:@|%40)[^@]/i.test(word) ? "(address withheld)" : word,
  );

export type DescribedError = { type: string; message: string; stack: string; code?: unknown; cause?: DescribedError };

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "(not an error)", stack: "" };
  return {
    type: error.name,
    ...("code" in error ? { code: error.code } : {}),
    message: holdsUserText(error) ? "(withheld: it may hold what a person typed)" : withoutAddresses(error.message),
    stack: framesOf(error),
    ...(error.cause instanceof Error && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

export const loggerOptions = (level: LogLevel) => ({
  level,
  base: null,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? "(unknown)" }),
    res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode ?? 0 }),
    err: (error: unknown) => describeError(error),
  },
});

/** For what is asked every few seconds: its requests are no news, its failures are as far as the server's level has them. */
export const probeLevel = (serverLevel: string): LogLevel =>
  serverLevel === "error" || serverLevel === "fatal" || serverLevel === "silent" ? serverLevel : "warn";
