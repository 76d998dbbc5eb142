/** Where the server can't start it says why in one sentence, without a stack, and its exit code is not 0. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { runToEnd } from "../run-to-end.ts";
import { freePort, makeDataDir, removeDataDir, startServer } from "../server.ts";
import { usedFolder } from "../used-folder.ts";

const expectOneSentence = (output: string, says: RegExp): void => {
  expect(output).toMatch(says);
  // catches "    at open (file.ts:3:1)", must not catch "at the address"
  expect(output).not.toMatch(/^\s+at .*:\d+/m);
};

let dataDir: string;
test.beforeEach(() => {
  dataDir = makeDataDir();
});
test.afterEach(() => removeDataDir(dataDir));

test("a port that is taken", async () => {
  const [used, other] = [await usedFolder(), await usedFolder()];
  const server = await startServer({ dataDir: used });
  try {
    const port = new URL(server.url).port;
    const ended = await runToEnd({ PORT: port, DATA_DIR: other });
    expect(ended.code).not.toBe(0);
    expectOneSentence(ended.output, new RegExp(`port ${port}.*(taken|in use)`, "i"));
  } finally {
    await server.kill();
    removeDataDir(used);
    removeDataDir(other);
  }
});

test("a data folder that another process has open", async () => {
  const used = await usedFolder();
  const server = await startServer({ dataDir: used });
  try {
    const ended = await runToEnd({ PORT: String(await freePort()), DATA_DIR: used });
    expect(ended.code).not.toBe(0);
    expectOneSentence(ended.output, /in use by process \d+/);
  } finally {
    await server.kill();
    removeDataDir(used);
  }
});

test("a data folder that can't be written", async () => {
  const file = join(dataDir, "a-file");
  writeFileSync(file, "");
  const ended = await runToEnd({ PORT: String(await freePort()), DATA_DIR: join(file, "data") });
  expect(ended.code).not.toBe(0);
  expectOneSentence(ended.output, /(folder|DATA_DIR)/i);
});

test("a folder that holds something else", async () => {
  mkdirSync(join(dataDir, "database"), { recursive: true });
  writeFileSync(join(dataDir, "database", "PG_VERSION"), "");
  const ended = await runToEnd({ PORT: String(await freePort()), DATA_DIR: dataDir });
  expect(ended.code).not.toBe(0);
  expectOneSentence(ended.output, /folder/i);
});

test("settings that are wrong: all of them at once", async () => {
  const ended = await runToEnd({ PORT: "seventy", DATA_DIR: dataDir, TRIAL_DAYS: "-1", PUBLIC_URL: "not an address" });
  expect(ended.code).not.toBe(0);
  for (const name of ["PORT", "TRIAL_DAYS", "PUBLIC_URL"]) expect(ended.output).toContain(name);
});

test("production without secrets", async () => {
  const ended = await runToEnd({ NODE_ENV: "production", PORT: String(await freePort()), DATA_DIR: dataDir });
  expect(ended.code).not.toBe(0);
  expect(ended.output).toContain("JWT_SECRET");
});
