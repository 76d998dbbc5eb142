import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "charticle-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (owner: object | string) =>
  writeFileSync(join(folder, "lock"), typeof owner === "string" ? owner : JSON.stringify(owner));
const startOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[19]}`;
};
async function deadPid(): Promise<number> {
  const child = spawn("true");
  await new Promise((done) => child.once("close", done));
  return child.pid ?? 0;
}

test("the second is refused while the first holds it, and gets it afterwards", async () => {
  const first = await lockFolder({ folder, log });
  await expect(lockFolder({ folder, log })).rejects.toMatchObject({ code: "in-use" });
  first.release();
  const second = await lockFolder({ folder, log });
  second.release();
  expect(readdirSync(folder)).toEqual([]);
});

test("another living process is named", async () => {
  leave({
    pid: process.ppid,
    host: hostname(),
    startedAt: existsSync("/proc/self/stat") ? startOf(process.ppid) : null,
  });
  await expect(lockFolder({ folder, log })).rejects.toThrow(`is in use by process ${process.ppid}`);
});

test.each([
  ["its process is gone", async () => leave({ pid: await deadPid(), host: hostname(), startedAt: null })],
  [
    "its number went to a process that began later",
    () => leave({ pid: process.ppid, host: hostname(), startedAt: "boot 1" }),
  ],
  [
    "its number is ours, from before a restart of the container",
    () => leave({ pid: process.pid, host: hostname(), startedAt: "boot 1" }),
  ],
  ["it was cut off while being written", () => leave('{"pid":')],
  ["it is empty", () => leave("")],
])("a lock is taken over when %s", async (_, prepare) => {
  await prepare();
  const lock = await lockFolder({ folder, log });
  await expect(lockFolder({ folder, log })).rejects.toMatchObject({ code: "in-use" });
  lock.release();
});

test("another machine's lock holds as long as it is renewed", async () => {
  leave({ pid: 1, host: "elsewhere", startedAt: null });
  await expect(lockFolder({ folder, log })).rejects.toThrow("in use by a process of the machine elsewhere");
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(join(folder, "lock"), aMinuteAgo, aMinuteAgo);
  (await lockFolder({ folder, log })).release();
});

test("of many that find a stale lock at once, one gets it", async () => {
  leave({ pid: await deadPid(), host: hostname(), startedAt: null });
  const program = `import { lockFolder } from ${JSON.stringify(new URL("./folder-lock.ts", import.meta.url).href)};
    const quiet = () => undefined;
    try { await lockFolder({ folder: ${JSON.stringify(folder)}, log: { info: quiet, warn: quiet, error: quiet } });
      process.stdout.write("got it"); process.stdin.resume(); } catch { process.exit(3); }`;
  const rivals = Array.from({ length: 6 }, () => spawn(process.execPath, ["--input-type=module", "-e", program]));
  const outcomes = await Promise.all(
    rivals.map(
      (rival) =>
        new Promise<string>((done) => {
          rival.stdout.once("data", () => done("got it"));
          rival.once("close", (code) => done(`ended ${code}`));
        }),
    ),
  );
  for (const rival of rivals) rival.kill();
  expect(outcomes.toSorted()).toEqual(["ended 3", "ended 3", "ended 3", "ended 3", "ended 3", "got it"]);
});
