/** Whom the sandbox's pages are open to. */
import Fastify from "fastify";
import { expect, test } from "vitest";
import { sandboxGuard, stripeOf } from "./compose-payments.ts";
import { readConfig } from "./config.ts";

const ELSEWHERE = "https://charts.example.org";

test.each([
  ["this machine, by default", {}, 200, null],
  ["this machine, by its name", { PUBLIC_URL: "http://localhost:8080" }, 200, null],
  ["nobody where people are sent elsewhere", { PUBLIC_URL: ELSEWHERE }, 404, undefined],
  ["nobody where others can come in", { HOST: "0.0.0.0" }, 404, undefined],
  ["all where it was asked for", { PUBLIC_URL: ELSEWHERE, PAYMENTS: "sandbox" }, 200, null],
])("the sandbox is open to %s", async (_, variables, status, stripe) => {
  const reading = readConfig("all", variables);
  if (!reading.ok) throw new Error(reading.faults.join("\n"));
  expect(stripeOf(reading.config)).toBe(stripe);
  const app = Fastify();
  app.get("/checkout", { onRequest: sandboxGuard(reading.config) }, async () => "open");
  app.setErrorHandler((_error, _request, reply) => reply.code(404).send());
  // the way a bare proxy on this machine asks
  expect((await app.inject({ url: "/checkout", headers: { host: "127.0.0.1:3000" } })).statusCode).toBe(status);
});
