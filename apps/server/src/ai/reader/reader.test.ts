import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "@charticle/extraction";
import { expect, test } from "vitest";
import { openReader, readHere } from "./reader.ts";

const TEXTS = [
  "Cats 3, dogs 5",
  "Monday 4, Tuesday 6, Wednesday 9",
  "See you at gate 4",
  "Chrome 65%, the rest others",
];

function loggedReader(options: { threads: number; task?: URL; patienceMs?: number }) {
  const warnings: string[] = [];
  const log = { warn: (_: unknown, message = "") => void warnings.push(String(message)) };
  return { reader: openReader({ ...options, log }), warnings };
}

test.each([0, 1, 2])("%i threads read what the reader reads", async (threads) => {
  const { reader, warnings } = loggedReader({ threads });
  expect(await Promise.all(TEXTS.map(reader.read))).toEqual(TEXTS.map(extract));
  await reader.close();
  expect(warnings).toEqual([]);
});

test("a text that comes while the server ends is read all the same", async () => {
  const { reader, warnings } = loggedReader({ threads: 1 });
  const closed = reader.close();
  expect(await reader.read("Cats 3, dogs 5")).toEqual(await readHere("Cats 3, dogs 5"));
  await closed;
  expect(warnings).toEqual([]);
});

const DYING_TASK = new URL("dying-task.fixture.ts", import.meta.url);

test("a thread that dies costs no answer: another reads its text", async () => {
  const folder = mkdtempSync(join(tmpdir(), "charticle-reader-"));
  const { reader, warnings } = loggedReader({ threads: 1, task: DYING_TASK });
  const text = `die: ${join(folder, "died")}`;
  expect(await reader.read(text)).toEqual(extract(text));
  await reader.close();
  rmSync(folder, { recursive: true });
  expect(warnings).toHaveLength(1);
});

test.each([
  ["kills each thread", "die", 2],
  ["holds its thread up", "never answer", 1],
])("a text that %s is said to have failed, and is never read where it would hold up all", async (_, text, told) => {
  const { reader, warnings } = loggedReader({ threads: 1, task: DYING_TASK, patienceMs: 3_000 });
  await expect(reader.read(text)).rejects.toMatchObject({ code: "ENGINE_FAILED" });
  await reader.close();
  expect(warnings).toHaveLength(told);
});
