/**
 * A Fastify instance with what every service shares: request ids, logs, limits of size, security headers, the one
 * error handler. In: log level, proxies, production or not. Out: an instance without routes.
 */
import { randomUUID } from "node:crypto";
import { MAX_BODY_BYTES } from "@charticle/contract";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
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
/** Nothing here looks, listens or asks where somebody is. */
const NO_DEVICES = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";
const REQUEST_TIMEOUT_MS = 30_000;
const YEAR_S = 31_536_000;

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const settings: FastifyServerOptions = {
    logger: { ...loggerOptions(options.logLevel), ...(options.logTo ? { stream: options.logTo } : {}) },
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    // reset tokens and e-mail addresses stand in paths
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1024 },
    frameworkErrors: (error, request, reply) => {
      // no hook runs for an address that can't be read
      reply
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
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id).header("permissions-policy", NO_DEVICES);
  });
  app.addHook("preValidation", refuseUnstorable);
  await addSecurityHeaders(app, options);
  return app;
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

async function addSecurityHeaders(app: FastifyInstance, { production }: HttpOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // the provider's own button opens a window and hears from it
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
    strictTransportSecurity: production ? { maxAge: YEAR_S, includeSubDomains: true } : false,
  });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", NO_PAGE_CSP);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}
