/**
 * A backend for one test file: a fresh database, an outbox, a clock that the test moves, and calls made from the
 * contract's routes.
 *
 *   const server = await testBackend(); const {access} = await server.signUp("ana");
 *   await server.call(ROUTES.user, {access}) -> {status: 200, body: {…}, headers}
 */
import { emailKey, pathOf, ROUTES, type Route, type TokenPair } from "@charticle/contract";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { OpenDatabase } from "../database/database.ts";
import { testDatabase } from "../database/testing.ts";
import { createHttp } from "../http/create-http.ts";
import { rateLimitsOn } from "../http/rate-limits.ts";
import { makeWorker } from "../jobs/worker.ts";
import type { Mail } from "../mail/mail.ts";
import { type KeptLetter, makeOutbox } from "../mail/outbox.ts";
import { backendOf } from "./backend.ts";
import type { BackendContext } from "./context.ts";
import { orderedId } from "./ordered-id.ts";
import type { PaymentsPort } from "./payments-port.ts";
import { openIssuer, type ProviderSettings } from "./provider/issuer.ts";
import { secretsFrom } from "./secrets.ts";
import { chats } from "./tables.ts";

const noPayments: PaymentsPort = {
  confirm: async () => null,
  userDeleted: async () => undefined,
  exportUser: async () => null,
};

export const PASSWORD = "correct horse 7!";

export type CallOptions = {
  access?: string;
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Whose network address; each test its own, so that limits don't meet. */
  ip?: string;
};
export type Reply = { status: number; body: Record<string, unknown>; headers: Record<string, unknown>; text: string };

export type TestBackend = {
  app: FastifyInstance;
  context: BackendContext;
  database: OpenDatabase;
  logs: string[];
  letters: () => KeptLetter[];
  /** Milliseconds are added to the server's clock. */
  pass: (ms: number) => void;
  call: (route: Pick<Route, "method" | "path">, options?: CallOptions) => Promise<Reply>;
  /** The code in the newest letter to that address. */
  codeFor: (email: string) => string;
  /** A verified account with its first tokens. */
  signUp: (username: string) => Promise<TokenPair & { email: string; username: string }>;
  runJobs: () => Promise<number>;
  close: () => Promise<void>;
};

type Parts = Partial<Pick<BackendContext, "payments" | "supportEmail">> & {
  database?: OpenDatabase;
  mail?: Mail;
  provider?: ProviderSettings;
  register?: (app: FastifyInstance, context: BackendContext) => Promise<void>;
};

let addresses = 0;
/** A network address that nobody else has. */
export const freshIp = (): string => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`;

export async function testBackend(parts: Parts = {}): Promise<TestBackend> {
  const database = parts.database ?? (await testDatabase());
  let offsetMs = 0;
  const clock = (): Date => new Date(Date.now() + offsetMs);
  const outbox = makeOutbox({ clock, print: () => undefined });
  const logs: string[] = [];
  const app = await createHttp({
    logLevel: "trace",
    trustedProxies: 0,
    production: false,
    logTo: { write: (line) => void logs.push(line) },
  });
  const context: BackendContext = {
    db: database.db,
    clock,
    limits: rateLimitsOn({ db: database.db }),
    mail: parts.mail ?? outbox,
    payments: parts.payments ?? noPayments,
    secrets: secretsFrom("a secret for tests, long enough"),
    publicUrl: "http://charticle.test",
    trialDays: 7,
    supportEmail: parts.supportEmail ?? null,
    userDeleted: [],
    userExports: {},
    cleanUps: [],
  };
  const issuer = parts.provider ? openIssuer(parts.provider) : null;
  const backend = backendOf({ context, issuer });
  await app.register(backend.plugin);
  await parts.register?.(app, context);
  await app.ready();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const worker = makeWorker({ db: database.db, clock, log, handlers: backend.jobHandlers });

  const call: TestBackend["call"] = async (route, { access, body, params, query, headers, ip } = {}) => {
    const request: InjectOptions = {
      method: route.method,
      url: pathOf(route, params),
      headers: { ...headers, ...(access === undefined ? {} : { authorization: `Bearer ${access}` }) },
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
      remoteAddress: ip ?? freshIp(),
    };
    const response = await app.inject(request);
    const isJson = String(response.headers["content-type"] ?? "").includes("json");
    return {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      headers: response.headers,
      text: response.body,
    };
  };

  const codeFor = (email: string): string => {
    const letter = outbox.list().find(({ to }) => emailKey(to) === emailKey(email));
    // catches "123456 is your code", must not catch "12345"
    return /\b\d{6}\b/.exec(letter?.subject ?? "")?.[0] ?? "";
  };

  return {
    app,
    context,
    database,
    logs,
    letters: outbox.list,
    pass: (ms) => {
      offsetMs += ms;
    },
    call,
    codeFor,
    signUp: async (username) => {
      const email = `${username}@example.com`;
      await call(ROUTES.sendOtp, { body: { username, email, password: PASSWORD } });
      const otp = codeFor(email);
      await call(ROUTES.verifyOtp, { body: { username, email, password: PASSWORD, otp } });
      const { body } = await call(ROUTES.token, { body: { username, password: PASSWORD } });
      return { ...(body as TokenPair), email, username };
    },
    runJobs: () => worker.runDue(),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

type Entries = { userId: string; entries: number; processedData: unknown };

/** Puts entries into a history past the calls and their limits: "Cats 0", "Cats 1", … */
export async function fillHistory(
  { context }: TestBackend,
  { userId, entries, processedData }: Entries,
): Promise<void> {
  const createdAt = new Date(0);
  const row = (n: number) => ({ id: orderedId(createdAt), userId, input: `Cats ${n}`, processedData, createdAt });
  await context.db.insert(chats).values(Array.from({ length: entries }, (_, n) => row(n)));
}
