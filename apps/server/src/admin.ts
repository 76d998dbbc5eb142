/**
 * The operator's commands: `npm run admin -- create-superuser --username ana --email ana@example.com`.
 * Each has --help. With the embedded database the product must be stopped first: one process at a time has it open.
 */
import { parseArgs } from "node:util";
import { createSuperuser } from "./backend/admin/create-superuser.ts";
import { dropSuperuser } from "./backend/admin/drop-superuser.ts";
import { listJobs } from "./backend/admin/list-jobs.ts";
import { listReports } from "./backend/admin/list-reports.ts";
import { dayOf, setPlan } from "./backend/admin/set-plan.ts";
import type { BackendContext } from "./backend/context.ts";
import { secretsFrom } from "./backend/secrets.ts";
import { systemClock } from "./clock.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { keptSecret } from "./kept-secret.ts";
import { startFault } from "./start-fault.ts";
import { startLog } from "./start-log.ts";

type Context = Pick<BackendContext, "db" | "clock" | "secrets" | "trialDays">;
type Values = Record<string, string | boolean | undefined>;
type Command = {
  help: string;
  options: Record<string, { type: "string" | "boolean" }>;
  /** What is missing or wrong, before anything is opened; null: nothing. */
  fault: (values: Values) => string | null;
  /** Lines for the operator; throws what went wrong. */
  run: (values: Values, context: Context) => Promise<string[]>;
};

const text = (value: string | boolean | undefined): string => (typeof value === "string" ? value : "");
const refuse = (fault: string): never => {
  throw startFault(fault);
};
const DEFAULT_REPORTS = 50;

const COMMANDS: Record<string, Command> = {
  "create-superuser": {
    help: `create-superuser --username NAME --email ADDRESS [--password PASSWORD]
  Makes an account that passes every subscription check, or lifts the one that has this name and address.
  Without --password a random one is made and printed once. (A password on the command line stays in your
  shell's history: leave it out, or change it after logging in.)`,
    options: { username: { type: "string" }, email: { type: "string" }, password: { type: "string" } },
    fault: ({ username, email }) => (username && email ? null : "--username and --email are needed."),
    run: async ({ username, email, password }, context) => {
      const wanted = { username: text(username), email: text(email), password: text(password) || undefined };
      const outcome = await createSuperuser(wanted, context);
      if (!outcome.ok) return refuse(outcome.fault);
      if (outcome.kind === "lifted") return [`${wanted.username} is a superuser now.`];
      return [`Superuser ${wanted.username} made.`, ...(password ? [] : [`Password: ${outcome.password}`])];
    },
  },
  "drop-superuser": {
    help: `drop-superuser --user NAME_OR_ADDRESS
  Takes that back: the account stays, and needs a plan like everybody's.`,
    options: { user: { type: "string" } },
    fault: ({ user }) => (user ? null : "--user is needed."),
    run: async ({ user }, context) => {
      const fault = await dropSuperuser(text(user), context);
      return fault === null ? [`${text(user)} is no superuser any more.`] : refuse(fault);
    },
  },
  "set-plan": {
    help: `set-plan --user NAME_OR_ADDRESS (--until YYYY-MM-DD | --none)
  Gives a trial until the end of that day (UTC), or takes access away. It never touches a live subscription.`,
    options: { user: { type: "string" }, until: { type: "string" }, none: { type: "boolean" } },
    fault: ({ user, until, none }) => {
      if (!user || (until === undefined) === (none === undefined))
        return "--user and one of --until and --none are needed.";
      return until === undefined || dayOf(text(until)) !== null ? null : "--until must be a date like 2026-12-31.";
    },
    run: async ({ user, until }, context) => {
      const end = until === undefined ? null : dayOf(text(until));
      const outcome = await setPlan({ login: text(user), until: end }, context);
      if (!outcome.ok) return refuse(outcome.fault);
      return [end ? `${text(user)} has access until ${end.toISOString()}.` : `${text(user)} has no access any more.`];
    },
  },
  reports: {
    help: `reports [--limit N]
  Lists bug reports and feature requests, newest first (${DEFAULT_REPORTS} unless --limit says otherwise).`,
    options: { limit: { type: "string" } },
    // catches "20", must not catch "0", "-3" or "many"
    fault: ({ limit }) =>
      limit === undefined || /^[1-9]\d{0,5}$/.test(text(limit)) ? null : "--limit must be a whole number.",
    run: async ({ limit }, context) => {
      const lines = await listReports({ limit: limit ? Number(limit) : DEFAULT_REPORTS }, context);
      return lines.length > 0 ? lines : ["There are no reports."];
    },
  },
  jobs: {
    help: `jobs [--retry]
  Counts the work that waits (letters, cancellations, clean-up), and says why what fails does so.
  --retry makes what failed or was given up due at once, for instance when a mail server is back.`,
    options: { retry: { type: "boolean" } },
    fault: () => null,
    run: ({ retry }, context) => listJobs({ retry: retry === true }, context),
  },
};

const HELP = `Usage: npm run admin -- COMMAND [OPTIONS]\n\n${Object.values(COMMANDS)
  .map(({ help }) => help)
  .join("\n\n")}`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function runOn(command: Command, values: Values): Promise<void> {
  const reading = readConfig("admin");
  if (!reading.ok)
    return refuse(["These settings are not right:", ...reading.faults.map((fault) => `- ${fault}`)].join("\n"));
  const { config } = reading;
  const { databaseUrl, dataDir, trialDays } = config;
  const database = await openDatabase({ databaseUrl, dataDir, log: startLog(config.logLevel) });
  try {
    const secrets = secretsFrom(config.jwtSecret ?? keptSecret(dataDir));
    const lines = await command.run(values, { db: database.db, clock: systemClock, secrets, trialDays });
    for (const line of lines) say(line);
  } finally {
    await database.close();
  }
}

async function main([name = "", ...words]: string[]): Promise<void> {
  const command = COMMANDS[name];
  if (name === "" || name === "--help" || name === "help") return say(HELP);
  if (!command) return refuse(`There is no command "${name}".\n\n${HELP}`);
  const { values } = parseArgs({ args: words, options: { ...command.options, help: { type: "boolean" } } });
  if (values.help) return say(command.help);
  const fault = command.fault(values);
  if (fault !== null) return refuse(`${fault}\n\n${command.help}`);
  return runOn(command, values);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isUsage = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  process.stderr.write(`${isUsage ? error.message : startFault(error).message}\n`);
  process.exitCode = 1;
});
