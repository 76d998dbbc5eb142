/**
 * A Fastify instance with what every service shares: request ids, logs, limits of size, security headers, the one
 * error handler. In: log level, proxies, production or not. Out: an instance without routes.
 */
import { randomUUID } from "node:crypto";
import { MAX_BODY_BYTES } from "@charticle/contract";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { endWithAnswer } from "./end-with-answer.ts";
import { handleError } from "./error-handler.ts";
import { type LogLevel, loggerOptions } from "./logger.ts";
import { refuseUnstorable } from "./text-guard.ts";

export type HttpOptions = {
  logLevel: LogLevel;
  /** How many proxies stand before this server. */
  trustedProxies: number;
  production: boolean;
  /** Where log lines go; standard output unless given. */
  logTo?: { write(line: string): void };
};

/** For everything that is no page: nothing may be loaded by it or framed. */
const NO_PAGE_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const REQUEST_TIMEOUT_MS = 30_000;
const YEAR_S = 31_536_000;

/** What every reply carries, also where no hook runs. */
const securityHeaders = ({ production }: HttpOptions): Record<string, string> => ({
  // nothing here looks, listens or asks where somebody is
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  // the provider's own button opens a window and hears from it
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  ...(production ? { "strict-transport-security": `max-age=${YEAR_S}; includeSubDomains` } : {}),
});

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const shared = securityHeaders(options);
  const settings: FastifyServerOptions = {
    logger: { ...loggerOptions(options.logLevel), ...(options.logTo ? { stream: options.logTo } : {}) },
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // who still gets in is answered: Fastify's own refusal is none of our errors
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    // reset tokens and e-mail addresses stand in paths
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1024 },
    frameworkErrors: (error, request, reply) => {
      // no hook runs for an address that can't be read
      reply
        .headers(shared)
        .header("x-request-id", request.id)
        .header("cache-control", "no-store")
        .header("content-security-policy", NO_PAGE_CSP);
      handleError(error, request, reply);
    },
  };
  const app: FastifyInstance = Fastify(settings);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  takeJsonOnly(app);
  endWithAnswer(app);
  if (options.trustedProxies === 0) tellOfProxy(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(shared).header("x-request-id", request.id);
  });
  app.addHook("preValidation", refuseUnstorable);
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", NO_PAGE_CSP);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  return app;
}

/** Behind a proxy that is not counted, all people share its address, and with it their limits: told once, in the log. */
function tellOfProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook("onRequest", async ({ headers }) => {
    if (isTold || (headers["x-forwarded-for"] ?? headers.forwarded) === undefined) return;
    isTold = true;
    app.log.warn(
      "requests come through a proxy: say with TRUST_PROXY how many there are, or all people share one limit",
    );
  });
}

/** An empty body is no body, whatever its media type says: many clients send the header with DELETE. */
function takeJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, String(body), done);
  });
}
