import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ModelPeer, startModelPeer } from "./ai/model/model-peer.ts";
import { readHere } from "./ai/reader/reader.ts";
import { modelAnswers, modelUsage } from "./ai/tables.ts";
import { type ComposedAi, composeAi } from "./compose-ai.ts";
import { readConfig } from "./config.ts";
import type { OpenDatabase } from "./database/database.ts";
import { testDatabase } from "./database/testing.ts";

const KEY = "sk-a-key-that-nobody-may-see";
const TEXT = "Somewhere between here and Anatevka there were 3 geese, or perhaps 5 ducks.";
const ASKER = { userKey: "ana" };

let database: OpenDatabase;
let peer: ModelPeer;
let composed: ComposedAi;
const lines: unknown[] = [];
const registry = new Registry();
const note = (...said: unknown[]): void => {
  lines.push(said);
};

beforeAll(async () => {
  database = await testDatabase();
  const answer = {
    chartable: true,
    title: "Geese and ducks",
    unit: null,
    axis: "categories",
    parts_of_one_whole: false,
    series: ["Birds"],
    points: [
      { name: "Geese", values: [3] },
      { name: "Ducks", values: [5] },
    ],
  };
  peer = await startModelPeer(() => ({ says: JSON.stringify(answer) }));
  const read = readConfig("all", {
    LLM_PROVIDER: "openai",
    LLM_MODEL: "stand-in",
    LLM_API_KEY: KEY,
    LLM_BASE_URL: peer.url,
    LLM_THRESHOLD: "1",
  });
  if (!read.ok) throw new Error(read.faults.join(" "));
  composed = await composeAi({
    config: read.config,
    db: database.db,
    clock: () => new Date("2026-03-01T10:00:00Z"),
    secret: "a secret of the server",
    log: { info: note, warn: note, error: note },
    registry,
    read: readHere,
  });
});
afterAll(async () => {
  await peer.close();
  await database.close();
});

test("a text that the reader is unsure of is asked once, counted, and remembered without a word of it", async () => {
  await composed.engine.extract(TEXT, ASKER);
  await composed.engine.extract(TEXT, ASKER);
  expect(peer.requests.map(({ message }) => message)).toEqual([{ text: TEXT }]);
  const metrics = await registry.metrics();
  expect(metrics).toContain('language_model_tokens_total{question="table",direction="input"} 700');
  expect(metrics).toContain('language_model_duration_seconds_count{question="table",outcome="remembered"} 1');
  const rows = await database.db.select().from(modelAnswers);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("Anatevka");
});

test("neither key nor text is logged or counted", async () => {
  expect(lines.length).toBeGreaterThan(0);
  const said = JSON.stringify(lines) + (await registry.metrics());
  expect(said).not.toMatch(/Anatevka|geese|sk-a-key/iu); // catches a word of the text and the key
});

test("with the account goes everything that was kept for it", async () => {
  await database.db.transaction((tx) => composed.userDeleted(tx, ASKER.userKey));
  expect(await database.db.select().from(modelAnswers)).toEqual([]);
  expect(await database.db.select().from(modelUsage)).toEqual([]);
});

test("without a model nothing is asked, and captions go by rule", async () => {
  const read = readConfig("all", {});
  if (!read.ok) throw new Error("the defaults are settings");
  const plain = await composeAi({
    config: read.config,
    db: database.db,
    clock: () => new Date(),
    secret: "s",
    log: { info: note, warn: note, error: note },
    registry: new Registry(),
    read: readHere,
  });
  const before = peer.requests.length;
  expect(await plain.engine.extract("Cats 3, dogs 5", ASKER)).toMatchObject({ engine: "reader" });
  const made = await plain.captions({ text: "Cats 3, dogs 5", network: "x", variant: 1 }, ASKER);
  expect(made.caption).toContain("5");
  expect(peer.requests).toHaveLength(before);
});
