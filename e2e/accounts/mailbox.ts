/**
 * The letters that the server without SMTP keeps in its outbox.
 *
 *   const code = await codeFor(server, "ana@example.org"); // "123456"
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "../server.ts";

type Letter = { to: string; subject: string; text: string; at: string };

const WAIT_MS = 30_000;

/** The letters to an address, newest first. */
export async function lettersTo(server: RunningServer, address: string): Promise<Letter[]> {
  const response = await fetch(`${server.url}/dev/mailbox.json`);
  const letters = (await response.json()) as Letter[];
  return letters.filter(({ to }) => to === address);
}

/** Waits until an address has so many letters; the newest of them. */
export async function letterTo(server: RunningServer, address: string, count = 1): Promise<Letter> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const [newest, ...older] = await lettersTo(server, address);
    if (newest && older.length + 1 >= count) return newest;
    await sleep(100);
  }
  throw new Error(`no letter number ${count} to ${address}`);
}

/** The six digits of the newest code. */
export async function codeFor(server: RunningServer, address: string, count = 1): Promise<string> {
  const { text } = await letterTo(server, address, count);
  // catches "123456" in "Your code is 123456.", must not catch "1234567"
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}
