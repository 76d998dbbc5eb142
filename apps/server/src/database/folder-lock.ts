/**
 * Keeps two processes out of one data folder: PGlite would let both in and destroy the database.
 *
 *   const lock = await lockFolder({folder: "/abs/data", log});   // or a DatabaseStartError: "... process 41 ..."
 *   lock.release();
 *
 * The lock is the file `lock` with the owner's record. A lock whose process is gone is taken over. Processes of
 * another machine or container (a shared folder) can't be seen, so the owner renews the file's time while it lives.
 */
import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../log.ts";
import { startError } from "./start-error.ts";

const RENEW_MS = 5_000;
const FOREIGN_LOCK_LIFE_MS = 30_000;
/** Longer than a rival needs from reading a stale lock to taking it. */
const TAKE_OVER_PAUSE_MS = 50;

type Owner = { pid: number; host: string; startedAt: string | null };

export type FolderLock = { release(): void };

export async function lockFolder({ folder, log }: { folder: string; log: Log }): Promise<FolderLock> {
  const path = join(folder, "lock");
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), startedAt: startOf(process.pid) } satisfies Owner);
  for (let attempt = 0; attempt < 5; attempt++) {
    if (place(path, mine)) return holding(path, mine);
    const theirs = readIfThere(path);
    if (theirs === null) continue;
    const holder = livingOwner(theirs, path);
    if (holder) throw inUse(folder, holder);
    log.warn({ lock: path }, "the last process left its lock behind; taking over");
    remove(path, theirs);
    if (!place(path, mine)) continue;
    await wait(TAKE_OVER_PAUSE_MS);
    if (readIfThere(path) === mine) return holding(path, mine);
  }
  throw inUse(folder, "another process");
}

/** A link appears with its whole content or not at all, and only where nothing is yet. */
function place(path: string, record: string): boolean {
  const draft = `${path}-${process.pid}-${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, record);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves the lock aside before looking again, so that of two rivals only one removes it; a living one goes back. */
function remove(path: string, stale: string): void {
  const aside = `${path}-stale-${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) !== stale) place(path, readIfThere(aside) ?? stale);
  rmSync(aside, { force: true });
}

function holding(path: string, mine: string): FolderLock {
  const renewal = setInterval(() => {
    if (readIfThere(path) === mine) utimesSync(path, new Date(), new Date());
  }, RENEW_MS);
  renewal.unref();
  return {
    release: () => {
      clearInterval(renewal);
      if (readIfThere(path) === mine) rmSync(path, { force: true });
    },
  };
}

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
};

/** The living owner in words, or null where the lock is a dead process's. */
function livingOwner(record: string, path: string): string | null {
  const owner = parse(record);
  if (!owner) return null;
  if (owner.host !== hostname()) {
    const ageMs = Date.now() - statSync(path).mtimeMs;
    return ageMs < FOREIGN_LOCK_LIFE_MS ? `a process of the machine ${owner.host}` : null;
  }
  if (owner.pid === process.pid) return owner.startedAt === startOf(process.pid) ? "this very process" : null;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return null;
  }
  // The number may have gone to another process since.
  return owner.startedAt === startOf(owner.pid) ? `process ${owner.pid}` : null;
}

const parse = (record: string): Owner | null => {
  try {
    const { pid, host, startedAt } = JSON.parse(record) as Partial<Owner>;
    return typeof pid === "number" && typeof host === "string" ? { pid, host, startedAt: startedAt ?? null } : null;
  } catch {
    return null;
  }
};

/** When a living process began, where the system tells (Linux): boot and clock ticks since; else null. */
function startOf(pid: number): string | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  const boot = readIfThere("/proc/sys/kernel/random/boot_id");
  if (!stat || !boot) return null;
  // the name in brackets may hold spaces; after it come the state and, as the 20th field, the start
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" ? "dead, not yet cleared away" : `${boot.trim()} ${fields[19]}`;
}

const inUse = (folder: string, holder: string) =>
  startError(
    "in-use",
    `The data folder ${folder} is in use by ${holder}: stop that one first, or choose another folder with DATA_DIR.`,
  );
