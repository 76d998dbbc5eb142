/**
 * Runs one of the services (or all) in this process: reads the settings, opens what it needs, listens, and ends with
 * grace on SIGTERM. What stops the start is said in a sentence, and the process ends with 1.
 *
 *   runService("all", {clock: systemClock})
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "./clock.ts";
import { readConfig } from "./config.ts";
import { beginToEnd } from "./http/end-with-answer.ts";
import { startFault } from "./start-fault.ts";
import { type Started, type Starting, say, startAi, startAll, startPayments } from "./start-services.ts";

const GRACE_MS = 10_000;
/** Connections that are in use are given up one by one before the rest is closed: none is closed under a request. */
const DRAIN_MS = 500;

const SERVICES = { all: startAll, ai: startAi, payments: startPayments } as const satisfies Record<string, Starting>;
type ServiceName = keyof typeof SERVICES;

/** Finishes what runs, for ten seconds at the most. */
function endWithGrace({ app, close }: Started): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    beginToEnd(app);
    wait(DRAIN_MS)
      .then(close)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

const isService = (name: string): name is ServiceName => name in SERVICES;

async function run(name: string, { clock }: { clock: Clock }): Promise<void> {
  if (!isService(name)) {
    throw startFault(`There is no service "${name}". Say nothing, or one of: ${Object.keys(SERVICES).join(", ")}`);
  }
  const reading = readConfig(name);
  if (!reading.ok) {
    throw startFault(["These settings are not right:", ...reading.faults.map((fault) => `- ${fault}`)].join("\n"));
  }
  const { host, port } = reading.config;
  const started = await SERVICES[name](reading.config, clock);
  endWithGrace(started);
  try {
    await started.app.listen({ host, port });
  } catch (error) {
    await started.close();
    throw error;
  }
  for (const line of started.welcome) say(line);
}

export function runService(name: string, options: { clock: Clock }): void {
  run(name, options).catch((error: unknown) => {
    process.stderr.write(`${startFault(error).message}\n`);
    process.exit(1);
  });
}
