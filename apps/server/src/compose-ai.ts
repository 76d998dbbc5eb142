/**
 * Which engine answers: the reader, with a language model where one is configured, or a service elsewhere. In: the settings. Out:
 * the engine, and what else the model's store wants done.
 */
import { createHmac } from "node:crypto";
import type { Registry } from "prom-client";
import { type Captions, captionsOf } from "./ai/captions.ts";
import { type Engine, engineWithModel, readerEngine } from "./ai/engine.ts";
import { pauses } from "./ai/model/pause.ts";
import { modelHelp } from "./ai/model-help.ts";
import { modelMetrics } from "./ai/model-metrics.ts";
import { modelStore } from "./ai/model-store.ts";
import type { Read } from "./ai/reader/reader.ts";
import { remoteEngine } from "./ai/remote-engine.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, Transaction } from "./database/database.ts";
import type { Log } from "./log.ts";

export type ComposedAi = {
  engine: Engine;
  captions: Captions;
  /** With the account goes what was kept for it. */
  userDeleted: (tx: Transaction, userId: string) => Promise<void>;
  exportUser: (userId: string) => Promise<unknown>;
  cleanUp: () => Promise<void>;
};

type Parts = {
  config: Pick<Config, "model" | "ai">;
  db: Database;
  clock: Clock;
  secret: string;
  log: Log;
  registry: Registry;
  read: Read;
};

export async function composeAi({ config, db, clock, secret, log, registry, read }: Parts): Promise<ComposedAi> {
  const { model: settings, ai: far } = config;
  const storeSecret = createHmac("sha256", secret).update("model answers").digest("base64url");
  const store = modelStore({ db, clock, secret: storeSecret, dailyCalls: settings?.dailyCalls ?? 0 });
  // a model that is no longer configured leaves rows behind: they go all the same
  const rest = { userDeleted: store.forget, exportUser: store.exportUser, cleanUp: store.cleanUp };
  const withoutModel = (engine: Engine): ComposedAi => ({ engine, captions: captionsOf(engine, null, read), ...rest });
  if (far.url && far.secret) return withoutModel(remoteEngine({ url: far.url, secret: far.secret, read }));
  if (!settings) return withoutModel(readerEngine(read));
  // the makers' SDKs are large: who has no model does not load them
  const { openModel } = await import("./ai/model/ask-model.ts");
  const now = (): number => performance.now();
  const count = modelMetrics(registry);
  const help = modelHelp({
    ask: openModel(settings),
    store,
    model: settings.model,
    threshold: settings.threshold,
    pause: pauses(now),
    now,
    observe: (event) => {
      count(event);
      const { question, outcome, usage, ms } = event;
      log.info({ question, outcome, ...usage, ms: Math.round(ms) }, "the language model was asked");
    },
  });
  const engine = engineWithModel(help, read);
  return { engine, captions: captionsOf(engine, help.caption, read), ...rest };
}
