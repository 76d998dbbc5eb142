/**
 * Which engine answers: the reader, with a language model where one is configured, or a service elsewhere. In: the settings. Out:
 * the engine, and what else the model's store wants done.
 */
import { createHmac } from "node:crypto";
import { type Engine, engineWithModel, readerEngine } from "./ai/engine.ts";
import { modelHelp } from "./ai/model-help.ts";
import { modelStore } from "./ai/model-store.ts";
import { remoteEngine } from "./ai/remote-engine.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, Transaction } from "./database/database.ts";
import type { Log } from "./log.ts";

export type ComposedAi = {
  engine: Engine;
  /** With the account goes what was kept for it. */
  userDeleted: (tx: Transaction, userId: string) => Promise<void>;
  exportUser: (userId: string) => Promise<unknown>;
  cleanUp: () => Promise<void>;
};

type Parts = { config: Pick<Config, "model" | "ai">; db: Database; clock: Clock; secret: string; log: Log };

export async function composeAi({ config, db, clock, secret, log }: Parts): Promise<ComposedAi> {
  const { model: settings, ai: far } = config;
  const storeSecret = createHmac("sha256", secret).update("model answers").digest("base64url");
  const store = modelStore({ db, clock, secret: storeSecret, dailyCalls: settings?.dailyCalls ?? 0 });
  // a model that is no longer configured leaves rows behind: they go all the same
  const rest = { userDeleted: store.forget, exportUser: store.exportUser, cleanUp: store.cleanUp };
  if (far.url && far.secret) return { engine: remoteEngine({ url: far.url, secret: far.secret }), ...rest };
  if (!settings) return { engine: readerEngine(), ...rest };
  // the makers' SDKs are large: who has no model does not load them
  const { openModel } = await import("./ai/model/ask-model.ts");
  const help = modelHelp({
    ask: openModel(settings),
    store,
    model: settings.model,
    threshold: settings.threshold,
    now: () => performance.now(),
    observe: ({ outcome, ms }) => log.info({ outcome, ms: Math.round(ms) }, "the language model was asked"),
  });
  return { engine: engineWithModel(help), ...rest };
}
