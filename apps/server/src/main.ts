/**
 * Starts the product: `node apps/server/src/main.ts` all of it, `… ai` or `… payments` one service alone.
 * Reads the settings, opens what it needs, listens, and ends with grace on SIGTERM.
 */
import { type Config, readConfig } from "./config.ts";
import { startFault } from "./start-fault.ts";
import { type Started, say, startAi, startAll, startPayments } from "./start-services.ts";

const GRACE_MS = 10_000;

const SERVICES = { all: startAll, ai: startAi, payments: startPayments } as const satisfies Record<
  string,
  (config: Config) => Promise<Started>
>;
type ServiceName = keyof typeof SERVICES;

/** Finishes what runs, for ten seconds at the most. */
function endWithGrace(close: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

async function main(service: ServiceName): Promise<void> {
  const reading = readConfig(service);
  if (!reading.ok) {
    throw startFault(["These settings are not right:", ...reading.faults.map((fault) => `- ${fault}`)].join("\n"));
  }
  const { host, port } = reading.config;
  const started = await SERVICES[service](reading.config);
  endWithGrace(started.close);
  try {
    await started.app.listen({ host, port });
  } catch (error) {
    await started.close();
    throw error;
  }
  for (const line of started.welcome) say(line);
}

const isService = (name: string): name is ServiceName => name in SERVICES;

const asked = process.argv[2] ?? "all";
const outcome = isService(asked)
  ? main(asked)
  : Promise.reject(
      startFault(`There is no service "${asked}". Say nothing, or one of: ${Object.keys(SERVICES).join(", ")}`),
    );
outcome.catch((error: unknown) => {
  process.stderr.write(`${startFault(error).message}\n`);
  process.exit(1);
});
