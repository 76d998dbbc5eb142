/** A PostgreSQL that goes away and comes back, seen by a running product. On the embedded database nothing can go away. */
import { connect, createServer, type Server, type Socket } from "node:net";
import { ROUTES } from "@charticle/contract";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD, type TestBackend, testBackend } from "./backend/testing.ts";
import { openPostgres } from "./database/open-postgres.ts";
import { addHealth } from "./http/health.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
const NAME = `outage_${process.pid}`;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Stands before a server; while it is cut, nobody gets through and who was through is thrown out. */
function cable(target: { host: string; port: number }) {
  const open = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((here) => {
    if (isCut) return here.destroy();
    const there = connect(target);
    for (const [from, to] of [[here, there] as const, [there, here] as const]) {
      open.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
    }
    return here;
  });
  return {
    server,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe.runIf(serverUrl)("while PostgreSQL is away", () => {
  let line: ReturnType<typeof cable>;
  let server: TestBackend;
  beforeAll(async () => {
    await onServer(`create database ${NAME}`);
    const url = new URL(serverUrl ?? "");
    line = cable({ host: url.hostname, port: Number(url.port) });
    await new Promise<void>((listening) => line.server.listen(0, "127.0.0.1", listening));
    const address = line.server.address();
    url.pathname = `/${NAME}`;
    url.hostname = "127.0.0.1";
    url.port = String(typeof address === "object" ? address?.port : 0);
    const database = await openPostgres({ databaseUrl: url.href, log: silent });
    const register = async (app: Parameters<typeof addHealth>[0]) => addHealth(app, { ping: database.ping });
    server = await testBackend({ database, register });
  });
  afterAll(async () => {
    await server.close();
    line.server.close();
    await onServer(`drop database ${NAME} with (force)`);
  });

  test("what needs it says 503, /health lives, /ready does not, and all goes on without a restart", async () => {
    const { access } = await server.signUp("patient");
    const get = (path: string) => server.call({ method: "GET", path });
    line.cut();
    for (const reply of [
      await server.call(ROUTES.user, { access }),
      await server.call(ROUTES.token, { body: { username: "patient", password: PASSWORD } }),
      await get("/ready"),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([503, "UNAVAILABLE"]);
      expect(reply.text).not.toMatch(/select|ECONN|127\.0\.0\.1/);
    }
    expect((await get("/health")).status).toBe(200);
    line.mend();
    expect((await server.call(ROUTES.user, { access })).status).toBe(200);
    expect((await get("/ready")).status).toBe(200);
  });
});
