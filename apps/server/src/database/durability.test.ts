/** Statement 14: what was confirmed is there after a kill and after a power cut, and the folder always opens again. */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "../jobs/tables.ts";
import { openDatabase } from "./open-database.ts";
import type { PowerCut } from "./power-cut/run-until-power-cut.ts";
import type { RowOrder } from "./power-cut/write-rows.ts";

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const writer = program("./power-cut/write-rows.ts");
const powerCut = program("./power-cut/run-until-power-cut.ts");
/** More rounds: DURABILITY_ROUNDS=30 npx vitest run apps/server/src/database/durability.test.ts */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3);

/** A machine with much else to do is slow, not wrong. */
const PATIENCE = { timeout: 600_000 };

const scratch = mkdtempSync(join(tmpdir(), "charticle-durability-"));
const fresh = join(scratch, "fresh");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
beforeAll(async () => {
  await (await openDatabase({ dataDir: fresh, log: quiet })).close();
}, PATIENCE.timeout);

type Run = { program: string; commands: string[]; killAfterRows?: { notes: string; rows: number } };

const confirmed = (notes: string) =>
  existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n").filter(Boolean) : [];

async function run({ program, commands, killAfterRows }: Run): Promise<string> {
  const child = spawn(process.execPath, [program, ...commands], { stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  const watch = setInterval(() => {
    if (killAfterRows && confirmed(killAfterRows.notes).length >= killAfterRows.rows) child.kill("SIGKILL");
  }, 5);
  const end = await new Promise<string>((done) => child.once("close", (code, signal) => done(signal ?? `${code}`)));
  clearInterval(watch);
  if (end !== "SIGKILL") throw new Error(`the program ended by itself (${end}): ${complaints}`);
  return end;
}

/** Rows that were confirmed but are not there; throws when the folder doesn't open. */
async function lostRows(dataDir: string, notes: string): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir, log: quiet });
  const kept = await db.select({ kind: jobs.kind, payload: jobs.payload }).from(jobs);
  await close();
  const whole = kept.filter(({ kind, payload }) => JSON.stringify(payload).includes(`"${kind.slice(4)}:`));
  const kinds = new Set(whole.map(({ kind }) => kind));
  return confirmed(notes).filter((row) => !kinds.has(`row-${row}`));
}

type Cut = Pick<PowerCut, "afterChanges" | "luckSeed"> & Pick<RowOrder, "disk" | "from"> & { from: number };

/** Writes on the folder `before` until the power goes; what the disk keeps lies in `after`. */
async function cutPower({ before, after, notes, cut }: { before: string; after: string; notes: string; cut: Cut }) {
  const order: PowerCut = { ...cut, root: join(before, "database"), image: join(after, "database") };
  const rows: RowOrder = { dataDir: before, notes, from: cut.from, rows: 100_000, disk: cut.disk };
  await run({ program: powerCut, commands: [JSON.stringify(order), writer, JSON.stringify(rows)] });
}

test.each([
  ["what was not synced is lost", 0],
  ["what was not synced arrives in part, torn", 4711],
])("power cuts, one after another on the same database, lose nothing confirmed: %s", PATIENCE, async (_, luckSeed) => {
  const notes = join(scratch, `notes-${luckSeed}`);
  let before = join(scratch, `start-${luckSeed}`);
  cpSync(fresh, before, { recursive: true });
  for (let round = 0; round < ROUNDS; round++) {
    const after = join(scratch, `image-${luckSeed}-${round}`);
    // early cuts fall into the recovery from the cut before, late ones behind checkpoints and new log files
    const afterChanges = ([2_000, 40, 1_200, 9_000, 400][round % 5] ?? 0) + round;
    const seed = luckSeed && luckSeed + round;
    await cutPower({
      before,
      after,
      notes,
      cut: { afterChanges, luckSeed: seed, from: round * 100_000, disk: "durable" },
    });
    rmSync(before, { recursive: true });
    // looked at in a copy: the next cut comes upon the unrecovered one
    const opened = join(scratch, `opened-${luckSeed}`);
    cpSync(after, opened, { recursive: true });
    expect(await lostRows(opened, notes)).toEqual([]);
    rmSync(opened, { recursive: true });
    before = after;
  }
  expect(confirmed(notes).length).toBeGreaterThan(100);
});

test(
  "the same cuts on PGlite as it comes lose confirmed rows or the whole database: the test can see it",
  PATIENCE,
  async () => {
    const notes = join(scratch, "notes-plain");
    const before = join(scratch, "plain");
    const after = join(scratch, "plain-image");
    cpSync(fresh, before, { recursive: true });
    await cutPower({ before, after, notes, cut: { afterChanges: 2_000, luckSeed: 0, from: 0, disk: "plain" } });
    expect(confirmed(notes).length).toBeGreaterThan(100);
    const lost = await lostRows(after, notes).catch(() => confirmed(notes));
    expect(lost.length).toBeGreaterThan(100);
  },
);

test("a database that was just made survives a power cut right after", PATIENCE, async () => {
  const image = join(scratch, "made-image");
  mkdirSync(join(scratch, "made"));
  const root = join(scratch, "made", "database");
  const order: PowerCut = { root, image: join(image, "database"), afterChanges: null, luckSeed: 0 };
  await run({ program: powerCut, commands: [JSON.stringify(order), program("./make-embedded-database.ts"), root] });
  expect(await lostRows(image, join(scratch, "no-notes"))).toEqual([]);
});

test("kill -9 in the middle of writing loses nothing confirmed", PATIENCE, async () => {
  const dataDir = join(scratch, "killed");
  const notes = join(scratch, "notes-killed");
  cpSync(fresh, dataDir, { recursive: true });
  for (let round = 1; round <= ROUNDS; round++) {
    const rows: RowOrder = { dataDir, notes, from: round * 100_000, rows: 100_000, disk: "durable" };
    await run({ program: writer, commands: [JSON.stringify(rows)], killAfterRows: { notes, rows: round * 70 } });
    expect(await lostRows(dataDir, notes)).toEqual([]);
  }
});

test("kill -9 while the database is being made: the next start makes it anew", PATIENCE, async () => {
  const dataDir = join(scratch, "half-made");
  mkdirSync(dataDir);
  const rows: RowOrder = { dataDir, notes: join(scratch, "notes-half"), from: 0, rows: 10, disk: "durable" };
  const child = spawn(process.execPath, [writer, JSON.stringify(rows)], { stdio: "ignore" });
  const ended = new Promise((done) => child.once("close", done));
  while (!existsSync(join(dataDir, `database-unfinished-${child.pid}`)))
    await new Promise((done) => setTimeout(done, 5));
  child.kill("SIGKILL");
  await ended;
  expect(existsSync(join(dataDir, "database"))).toBe(false);
  expect(await lostRows(dataDir, join(scratch, "no-notes"))).toEqual([]);
});
