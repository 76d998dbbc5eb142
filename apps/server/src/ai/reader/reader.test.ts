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

test.each(["die", "Cats 3, dogs 5"])("a thread that fails at “%s” costs no answer and is told", async (text) => {
  const task = new URL("dying-task.fixture.ts", import.meta.url);
  const { reader, warnings } = loggedReader({ threads: 1, task, patienceMs: 1_500 });
  expect(await reader.read(text)).toEqual(extract(text));
  await reader.close();
  expect(warnings).toHaveLength(1);
});
