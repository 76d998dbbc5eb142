/**
 * The reader for a server: in threads of its own, so that reading holds up no other request and uses the machine's other
 * cores, or in this thread where there is but one.
 *
 *   const reader = openReader({ threads: 2, log }); await reader.read("Cats 3, dogs 5"); await reader.close()
 */
import { type Extraction, extract } from "@charticle/extraction";
import { Tinypool } from "tinypool";
import { appError } from "../../http/app-error.ts";

export type Read = (text: string) => Promise<Extraction>;
export type Reader = { read: Read; close: () => Promise<void> };

/** Reads in the thread that asks. */
export const readHere: Read = async (text) => extract(text);

const TASK = new URL("read-task.ts", import.meta.url);

type ReaderOptions = {
  /** 0: in this thread. */
  threads: number;
  log: { warn: (about: object, message: string) => void };
  task?: URL;
  /** After it a thread counts as dead. */
  patienceMs?: number;
};

/** What a text leaves behind is gone before it grows old; a limit on what has grown old as well costs a third of the speed. */
const MEMORY = { maxYoungGenerationSizeMb: 64 };

/** Texts that wait in a thread itself, so that it need not ask for the next. */
const WAITING = 2;

const PATIENCE_MS = 8_000;

/** A new thread first reads this: loading the reader can take longer on a busy machine than any text may. */
const FIRST_TEXT = "Cats 3, dogs 5";
const START_MS = 60_000;

const isLate = (error: unknown): boolean =>
  error instanceof Error && ["AbortError", "TimeoutError"].includes(error.name);

/**
 * A thread that dies costs no answer: another reads its text. One that does not answer in time is ended and said to have failed: what held
 * it up would hold up every other request here. `read` throws `ENGINE_FAILED`.
 */
export function openReader({ threads, log, task = TASK, patienceMs = PATIENCE_MS }: ReaderOptions): Reader {
  if (threads === 0) return { read: readHere, close: async () => undefined };
  const pool = new Tinypool({
    filename: task.href,
    name: "read",
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: WAITING,
    resourceLimits: MEMORY,
  });
  let isOpen = true;
  const warn = (error: unknown): void => {
    if (isOpen) log.warn({ err: error }, "a thread of the reader failed");
  };
  pool.on("error", warn);
  const run = (text: string, ms: number): Promise<Extraction> => pool.run(text, { signal: AbortSignal.timeout(ms) });
  const started = (): Promise<unknown> => run(FIRST_TEXT, START_MS).catch(() => undefined);
  let ready = started();
  const ask = async (text: string): Promise<Extraction> => {
    await ready;
    return run(text, patienceMs);
  };
  return {
    read: async (text) => {
      if (!isOpen) return extract(text);
      try {
        return await ask(text);
      } catch (error) {
        warn(error);
        if (!isOpen) return extract(text);
        ready = started();
        if (isLate(error)) throw appError("ENGINE_FAILED", { cause: error });
        return await ask(text).catch((again: unknown) => {
          warn(again);
          ready = started();
          throw appError("ENGINE_FAILED", { cause: again });
        });
      }
    },
    close: async () => {
      isOpen = false;
      await pool.destroy();
    },
  };
}
