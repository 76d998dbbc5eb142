/** The client against a real HTTP server on loopback: tokens, refresh, retry, errors. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ROUTES } from "@charticle/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { memoryStorage } from "../memory-storage.ts";
import type { ApiError } from "./api-error.ts";
import { type Client, createClient } from "./client.ts";
import { PAYMENTS } from "./service-calls.ts";

const NOW_MS = 1_000_000;
const token = (name: string, exp: number): string =>
  `${name}.${Buffer.from(JSON.stringify({ exp })).toString("base64url")}.s`;
const OLD = token("old", 1);
const LIVE = token("live", 2000);
const NEW = token("new", 3000);

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let handler: Handler;
let server: Server;
let seen: string[];
let ended: number;
let storage: Storage;
let call: Client;
let clientWith: (patience: { timeoutMs: number }) => Client;

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(body === undefined ? "" : JSON.stringify(body));
};

/** Answers the refresh with a new pair, and everything else by who asks. */
const wellBehaved: Handler = (request, response) => {
  if (request.url === "/api/token/refresh/") return answer(response, 200, { access: NEW, refresh: "r2" });
  if (request.headers.authorization === `Bearer ${OLD}`) return answer(response, 401, { error: "No", code: "NO" });
  answer(response, 200, { userId: "u1", email: "a@b.co" });
};

beforeEach(async () => {
  seen = [];
  ended = 0;
  handler = wellBehaved;
  storage = memoryStorage({ accessToken: LIVE, refreshToken: "r1" });
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization?.split(".")[0] ?? "-"}`);
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  clientWith = ({ timeoutMs }) =>
    createClient({
      origin: `http://127.0.0.1:${port}`,
      storage,
      fetch,
      nowMs: () => NOW_MS,
      onSessionEnd: () => {
        ended += 1;
      },
      timeoutMs,
    });
  call = clientWith({ timeoutMs: 5000 });
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error("should have failed");
    },
    (error: ApiError) => error,
  );

test("a live token is sent as it is", async () => {
  const { reply } = await call(ROUTES.user, {});
  expect(reply).toEqual({ userId: "u1", email: "a@b.co" });
  expect(seen).toEqual(["GET /api/user/ Bearer live"]);
});

test("an expired token is refreshed before the request", async () => {
  storage.setItem("accessToken", OLD);
  await call(ROUTES.user, {});
  expect(seen).toEqual(["POST /api/token/refresh/ -", "GET /api/user/ Bearer new"]);
  expect(storage.getItem("refreshToken")).toBe("r2");
});

test("five calls at once share one refresh", async () => {
  storage.setItem("accessToken", OLD);
  await Promise.all(Array.from({ length: 5 }, () => call(ROUTES.user, {})));
  expect(seen.filter((line) => line.includes("refresh"))).toHaveLength(1);
  expect(seen.filter((line) => line === "GET /api/user/ Bearer new")).toHaveLength(5);
});

test("a clock that is ahead costs one refresh, not one a call", async () => {
  // to this machine every token of the server is over
  const tokens = [token("first", 900), token("second", 910)];
  let living = "";
  storage.setItem("accessToken", OLD);
  handler = (request, response) => {
    if (request.url === "/api/token/refresh/") {
      living = tokens.shift() ?? "";
      return answer(response, 200, { access: living, refresh: "r2" });
    }
    if (request.headers.authorization !== `Bearer ${living}`) return answer(response, 401, { error: "No", code: "NO" });
    answer(response, 200, { userId: "u1", email: "a@b.co" });
  };
  for (let n = 0; n < 3; n++) await call(ROUTES.user, {});
  living = "none: a quarter of an hour is over";
  for (let n = 0; n < 2; n++) await call(ROUTES.user, {});
  expect(seen.map((line) => line.split(" ").slice(1).join(" "))).toEqual([
    "/api/token/refresh/ -",
    ...Array(4).fill("/api/user/ Bearer first"),
    "/api/token/refresh/ -",
    ...Array(2).fill("/api/user/ Bearer second"),
  ]);
});

test("a 401 is answered by one refresh and one retry", async () => {
  handler = (request, response) => {
    if (request.url === "/api/token/refresh/") return wellBehaved(request, response);
    if (request.headers.authorization === `Bearer ${LIVE}`) return answer(response, 401, { error: "No", code: "NO" });
    wellBehaved(request, response);
  };
  await call(ROUTES.user, {});
  expect(seen).toEqual(["GET /api/user/ Bearer live", "POST /api/token/refresh/ -", "GET /api/user/ Bearer new"]);
});

test("a call that brings much is given more time than the others", async () => {
  const hasty = clientWith({ timeoutMs: 1 });
  handler = (request, response) => setTimeout(() => wellBehaved(request, response), 50);
  expect((await failure(hasty(ROUTES.user, {}))).status).toBeNull();
  expect((await hasty(ROUTES.user, { timeoutMs: 60_000 })).reply).toEqual({ userId: "u1", email: "a@b.co" });
});

test("a second 401 is not retried again and logs nobody out", async () => {
  handler = (request, response) =>
    request.url === "/api/token/refresh/"
      ? wellBehaved(request, response)
      : answer(response, 401, { error: "No", code: "NO" });
  const error = await failure(call(ROUTES.user, {}));
  expect(error.status).toBe(401);
  expect(seen).toHaveLength(3);
  expect(ended).toBe(0);
});

test.each([400, 401])("a refresh refused with %d ends the session", async (status) => {
  storage.setItem("accessToken", OLD);
  handler = (_, response) => answer(response, status, { error: "No", code: "NO" });
  const error = await failure(call(ROUTES.user, {}));
  expect([error.code, ended]).toEqual(["SESSION_ENDED", 1]);
});

test.each([429, 500, 502, 503])("a refresh answered with %d keeps the session", async (status) => {
  storage.setItem("accessToken", OLD);
  handler = (_, response) => answer(response, status, { error: "Later", code: "X" });
  const error = await failure(call(ROUTES.user, {}));
  expect([error.status, ended, storage.getItem("refreshToken")]).toEqual([status, 0, "r1"]);
});

test("no network keeps the session and has no status", async () => {
  storage.setItem("accessToken", OLD);
  handler = (request) => request.socket.destroy();
  const error = await failure(call(ROUTES.user, {}));
  expect([error.status, ended, storage.getItem("accessToken")]).toEqual([null, 0, OLD]);
});

test("no refresh token ends the session", async () => {
  storage.setItem("accessToken", OLD);
  storage.removeItem("refreshToken");
  expect((await failure(call(ROUTES.user, {}))).code).toBe("SESSION_ENDED");
  expect([seen, ended]).toEqual([[], 1]);
});

test("a log-out during the refresh is not undone by its answer", async () => {
  storage.setItem("accessToken", OLD);
  handler = (_, response) => {
    storage.clear();
    answer(response, 200, { access: NEW, refresh: "r2" });
  };
  await failure(call(ROUTES.user, {}));
  expect(storage.length).toBe(0);
});

test("public calls carry no token and are not refreshed", async () => {
  storage.setItem("accessToken", OLD);
  handler = (_, response) => answer(response, 200, { exists: true });
  await call(ROUTES.checkUsername, { params: { username: "a b/c" } });
  expect(seen).toEqual(["GET /api/user/check-username/a%20b%2Fc/ -"]);
});

test("payment calls carry the refresh token, others don't", async () => {
  const headers: unknown[] = [];
  handler = (request, response) => {
    headers.push(request.headers["x-refresh-token"]);
    answer(response, 200, request.url === "/api/user/" ? { userId: "u1", email: "" } : { success: true });
  };
  await call(PAYMENTS.reactivate, { body: { subscriptionId: "s", userId: "u1" } });
  await call(ROUTES.user, {});
  expect(headers).toEqual(["r1", undefined]);
  expect(seen[0]).toBe("POST /payments/reactivate-subscription Bearer live");
});

test.each([
  ["the backend's error", 409, { error: "Taken.", code: "TAKEN", requestId: "q1" }, ["Taken.", "TAKEN", "q1"]],
  ["the AI service's error", 502, { error: "Title", message: "Why." }, ["Why.", null, null]],
  ["no body", 500, undefined, [null, null, null]],
  ["a body that is no object", 500, "oops", [null, null, null]],
])("%s is read", async (_, status, body, [sentence, code, requestId]) => {
  handler = (__, response) => answer(response, status, body);
  const error = await failure(call(ROUTES.forgotPassword, { body: { email: "a@b.co" } }));
  expect([error.status, error.sentence, error.code, error.requestId]).toEqual([status, sentence, code, requestId]);
  expect(error.hasBody).toBe(body !== undefined);
});

test.each([[{ nonsense: 1 }], ["text"], [undefined]])("a reply of another shape is an error: %j", async (body) => {
  handler = (_, response) => answer(response, 200, body);
  expect((await failure(call(ROUTES.user, {}))).code).toBe("BAD_REPLY");
});

test("an empty answer is enough where nothing is promised", async () => {
  handler = (_, response) => answer(response, 200, undefined);
  expect((await call(ROUTES.deleteChat, { params: { id: "7" } })).reply).toEqual({});
});

test("a call that its page gave up throws the abort, not an outage", async () => {
  handler = () => undefined;
  const controller = new AbortController();
  const pending = failure(call(ROUTES.user, { signal: controller.signal }));
  controller.abort();
  expect((await pending).name).toBe("AbortError");
  server.closeAllConnections();
});
