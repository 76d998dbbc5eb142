import { connect } from "node:net";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { createHttp } from "./create-http.ts";
import { beginToEnd } from "./end-with-answer.ts";
import { addHealth } from "./health.ts";

test("closing finishes the requests that run, then lets nobody in", async () => {
  const app = await createHttp({ logLevel: "silent", trustedProxies: 0, production: false });
  let finish: () => void = () => undefined;
  const entered = new Promise<void>((enter) => {
    app.get("/slow", async () => {
      enter();
      await new Promise<void>((end) => {
        finish = end;
      });
      return { done: true };
    });
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const running = fetch(`${url}/slow`);
  await entered;
  const closed = app.close();
  finish();
  expect(await (await running).json()).toEqual({ done: true });
  await closed;
  await expect(fetch(`${url}/slow`)).rejects.toThrow();
});

test("before it closes, it still answers, gives its connections up, and is not ready any more", async () => {
  const app = await createHttp({ logLevel: "silent", trustedProxies: 0, production: false });
  app.get("/", async () => ({ done: true }));
  addHealth(app, { ping: async () => undefined });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`);
    await answer.text();
    return [answer.status, answer.headers.get("connection")];
  };
  expect([await ask("/"), await ask("/ready")]).toEqual([
    [200, "keep-alive"],
    [200, "keep-alive"],
  ]);
  beginToEnd(app);
  expect([await ask("/"), await ask("/health"), await ask("/ready")]).toEqual([
    [200, "close"],
    [200, "close"],
    [503, "close"],
  ]);
  await app.close();
});

test("who comes in the moment in which the close begins is answered", async () => {
  const app = await createHttp({ logLevel: "silent", trustedProxies: 0, production: false });
  app.get("/", async () => ({ done: true }));
  let url = "";
  let answer: unknown;
  app.addHook("preClose", async () => {
    answer = await (await fetch(url)).json();
  });
  url = await app.listen({ host: "127.0.0.1", port: 0 });
  await app.close();
  expect(answer).toEqual({ done: true });
});

/** A client that never ends a connection by itself. */
function keptAlive(url: string, path: string): { answer: Promise<string>; ended: Promise<void> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let said = "";
  const answer = new Promise<string>((hear) => {
    socket.on("data", (bytes) => {
      said += bytes;
      if (said.includes("last words")) hear(said);
    });
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  return { answer, ended: new Promise((end) => socket.once("close", () => end())) };
}

test.each([
  ["that answers after the close began", "/whole"],
  ["that had begun to answer", "/in-parts"],
])("closing waits for a request %s, and not for its connection", { timeout: 10_000 }, async (_, path) => {
  const app = await createHttp({ logLevel: "silent", trustedProxies: 0, production: false });
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((end) => {
    finish = end;
  });
  const entered = new Promise<void>((enter) => {
    app.get("/whole", async () => {
      enter();
      await finished;
      return "last words";
    });
    app.get("/in-parts", async (__, reply) => {
      const parts = async function* () {
        yield "first ";
        enter();
        await finished;
        yield "last words";
      };
      return reply.type("text/plain").send(Readable.from(parts()));
    });
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const { answer, ended } = keptAlive(url, path);
  await entered;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  finish();
  expect(await answer).toContain("200 OK");
  await Promise.all([closed, ended]);
});
