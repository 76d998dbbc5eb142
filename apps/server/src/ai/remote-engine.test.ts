import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readerEngine } from "./engine.ts";
import { checkedAnswer, remoteEngine } from "./remote-engine.ts";

const TEXT = "Chrome holds 65% of the browser market, Safari 19%, Edge 5% and the rest belongs to others.";
const ASKER = { userKey: "u" };

let reply: { status: number; body: string };
let asked: { secret: unknown; body: string }[];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    asked.push({ secret: request.headers["x-service-secret"], body });
    response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
  });
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = (body: unknown, status = 200) => {
  asked = [];
  reply = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
  return remoteEngine({ url, secret: "the secret", timeoutMs: 60_000 }).extract(TEXT, ASKER);
};

describe("an AI service elsewhere", () => {
  test("of our own kind gives the same values as here", async () => {
    const here = await readerEngine().extract(TEXT, ASKER);
    const there = await ask(here);
    expect(there).toEqual(here);
    expect(asked).toEqual([{ secret: "the secret", body: JSON.stringify({ paragraph: TEXT }) }]);
  });

  test("loses values that the text does not state, and says so", async () => {
    const invented = {
      data: [
        { name: "Chrome", share: 65 },
        { name: "Opera", share: 42 },
      ],
      category1: "share",
      chart_types: ["swirl"],
    };
    const answer = await ask(invented);
    expect(answer).toMatchObject({ data: [{ name: "Chrome", category1_value: 65 }], chart_types: ["piechart"] });
    expect("notes" in answer && answer.notes?.join()).toMatch(/left out/);
  });

  test.each([
    ["no data", {}],
    ["empty data", { data: [], chart_types: ["piechart"] }],
    ["only invented values", { data: [{ name: "Data Point", category1_value: 50 }] }],
    ["a list", []],
    ["null", null],
  ])("answering %s is an honest no, never the fallback chart", async (_, body) => {
    expect(await ask(body)).toEqual({ error: "No figures to chart", message: expect.any(String) });
    expect(await checkedAnswer(body, TEXT)).toEqual(await ask(body));
  });

  test("passes an honest no on", async () => {
    const refusal = { error: "No figures", message: "None here." };
    expect(await ask(refusal)).toEqual(refusal);
  });

  test.each([
    [500, "{}", "ENGINE_FAILED"],
    [401, "{}", "ENGINE_FAILED"],
    [503, "{}", "ENGINE_UNAVAILABLE"],
    [429, "{}", "ENGINE_UNAVAILABLE"],
    [200, "<html>", "ENGINE_FAILED"],
  ])("failing with %i %s is %s", async (status, body, code) => {
    await expect(ask(body, status)).rejects.toMatchObject({ code });
  });

  test("out of reach is a clear failure", async () => {
    const engine = remoteEngine({ url: "http://127.0.0.1:1", secret: "x" });
    await expect(engine.extract(TEXT, ASKER)).rejects.toMatchObject({ code: "ENGINE_UNAVAILABLE" });
  });
});
