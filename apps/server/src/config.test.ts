import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { environment } from "./environment.ts";
import type { Service } from "./setting-faults.ts";

const STRONG = "8hG2kQ9zLw4XvB7nRt5YpC1mDf6sJ3aE";
const PRODUCTION = {
  NODE_ENV: "production",
  JWT_SECRET: STRONG,
  PUBLIC_URL: "https://charticle.example",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "hello@charticle.example",
  PAYMENTS: "sandbox",
};
const STRIPE = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_PRICE_ID: "price_1" };
const OPERATING = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
const faults = (variables: Record<string, string>, service: Service = "all"): string[] => {
  const reading = readConfig(service, variables);
  return reading.ok ? [] : reading.faults;
};

describe("readConfig", () => {
  test("needs nothing on one's own machine", () => {
    const reading = readConfig("all", {});
    expect(reading).toMatchObject({
      ok: true,
      config: { host: "127.0.0.1", port: 3000, publicUrl: "http://127.0.0.1:3000", trialDays: 7 },
    });
  });

  test("tells all that is wrong at once, and repeats no value", () => {
    const found = faults({
      PORT: "70000",
      PUBLIC_URL: "ftp://x",
      JWT_SECRET: "hunter2hunter2",
      LOG_LEVEL: "loud",
      TRIAL_DAYS: "-1",
    });
    expect(new Set(found.map((fault) => fault.split(" ")[0]))).toEqual(
      new Set(["PORT", "PUBLIC_URL", "JWT_SECRET", "LOG_LEVEL", "TRIAL_DAYS"]),
    );
    expect(found.join("")).not.toContain("hunter2");
  });

  test("tells what is missing beside what is wrong, each once", () => {
    const found = faults({ NODE_ENV: "production", PORT: "abc", SMTP_URL: "mail.example", PAYMENTS: "sandbox" });
    expect(found).toEqual([
      expect.stringMatching(/^PORT must/), // catches "PORT must be a whole …"
      expect.stringMatching(/^SMTP_URL must/), // catches "SMTP_URL must be an …"
      expect.stringMatching(/^MAIL_FROM is missing/), // catches "MAIL_FROM is missing: …"
      expect.stringMatching(/^JWT_SECRET is missing/), // catches "JWT_SECRET is missing: …"
      expect.stringMatching(/^PUBLIC_URL is missing/), // catches "PUBLIC_URL is missing: …"
    ]);
  });

  test.each([
    ["PUBLIC_URL", "https://charts.example/app"],
    ["PUBLIC_URL", "https://charts.example/?from=mail"],
    ["PUBLIC_URL", "https://ana:pw@charts.example"],
    ["PUBLIC_URL", "ftp://charts.example"],
    ["MAIL_FROM", "Charticle"],
    ["MAIL_FROM", "a@charts.example, b@charts.example"],
    ["SMTP_URL", "smtp://"],
    ["PUBLIC_URL", "http://charts.example"],
    ["JWT_SECRET", "short"],
    ["STRIPE_SECRET_KEY", "pk_live_1"],
    ["STRIPE_WEBHOOK_SECRET", "we_1"],
  ])("refuses %s=%s, once and without repeating it", (name, value) => {
    const found = faults({ ...PRODUCTION, ...STRIPE, [name]: value });
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${name} must`))]);
    expect(found.join()).not.toContain(value);
  });

  test("takes a public address with its closing slash, and a sender with a name", () => {
    expect(
      faults({ ...PRODUCTION, PUBLIC_URL: "https://charts.example:8443/", MAIL_FROM: "Ana B <a@b.example>" }),
    ).toEqual([]);
  });

  test("takes a whole production, also behind a proxy on this machine for a try", () => {
    expect(faults({ ...PRODUCTION, ...STRIPE })).toEqual([]);
    expect(faults({ ...PRODUCTION, PUBLIC_URL: "http://localhost:3000" })).toEqual([]);
  });

  test.each(["JWT_SECRET", "PUBLIC_URL", "SMTP_URL", "PAYMENTS"] as const)(
    "production without %s does not start",
    (name) => {
      const { [name]: _, ...rest } = PRODUCTION;
      expect(faults(rest)).toHaveLength(1);
    },
  );

  test.each([
    ["short", "8hG2kQ9zLw4X"],
    ["from an example", "changeme-changeme-changeme-changeme"],
    ["from another example", "your-secret-key-goes-here-12345678"],
    ["of few signs", "abababababababababababababababababab"],
  ])("refuses a secret that is %s", (_, secret) => {
    expect(faults({ ...PRODUCTION, JWT_SECRET: secret }).join()).toContain("JWT_SECRET");
    expect(faults({ AI_SERVICE_SECRET: secret }, "ai").join()).toContain("AI_SERVICE_SECRET");
  });

  test.each([
    [{ OIDC_CLIENT_ID: "x" }, "OIDC_CLIENT_SECRET"],
    [{ OIDC_CLIENT_SECRET: "x" }, "OIDC_CLIENT_ID"],
    [{ STRIPE_PRICE_ID: "x", STRIPE_WEBHOOK_SECRET: "whsec_y" }, "STRIPE_SECRET_KEY"],
    [{ LLM_MODEL: "x" }, "LLM_PROVIDER"],
    [{ LLM_API_KEY: "x" }, "LLM_PROVIDER"],
    [{ LLM_BASE_URL: "http://127.0.0.1:11434/v1" }, "LLM_PROVIDER"],
    [{ OIDC_ISSUER: "https://id.example" }, "OIDC_CLIENT_ID"],
    [{ AI_SERVICE_URL: "http://ai" }, "AI_SERVICE_SECRET"],
    [{ DATABASE_URL: "postgres://x@y/z" }, "JWT_SECRET"],
    [{ LLM_PROVIDER: "openai" }, "LLM_MODEL"],
    [{ SMTP_URL: "smtp://x" }, "MAIL_FROM"],
  ])("%o needs %s", (variables, missing) => {
    expect(faults(variables)).toEqual([expect.stringMatching(new RegExp(`^${missing} is missing`))]);
  });

  test("the operator's commands need the secret of the server that they stand in for, and nothing else", () => {
    const DATABASE_URL = "postgres://x@y/z";
    expect(faults({ DATABASE_URL }, "admin")).toEqual([expect.stringMatching(/^JWT_SECRET is missing/)]);
    expect(faults({ DATABASE_URL, JWT_SECRET: STRONG, NODE_ENV: "production" }, "admin")).toEqual([]);
    expect(faults({}, "admin")).toEqual([]);
  });

  test("an empty variable is none", () => expect(faults({ PORT: "", JWT_SECRET: "", PUBLIC_URL: "" })).toEqual([]));

  test("an AI service alone needs its secret and nothing of the rest", () => {
    expect(faults({ NODE_ENV: "production" }, "ai")).toEqual([expect.stringMatching(/^AI_SERVICE_SECRET is missing/)]);
    expect(faults({ NODE_ENV: "production", AI_SERVICE_SECRET: STRONG }, "ai")).toEqual([]);
  });
  test("a payment service alone serves no strangers from the sandbox, from loopback's address or without mail", () => {
    const alone = { NODE_ENV: "production", PAYMENT_API_KEY: STRONG, BACKEND_URL: "http://backend:3000" };
    expect(faults(alone, "payments").map((fault) => fault.split(" ")[0])).toEqual([
      "PUBLIC_URL",
      "SMTP_URL",
      "STRIPE_SECRET_KEY",
    ]);
    const { JWT_SECRET: _, ...rest } = PRODUCTION;
    expect(faults({ ...rest, ...alone }, "payments")).toEqual([]);
  });
});

/** A row of a table that tells of a word: catches "| `PORT` | 3000 |" for PORT, must not catch "with another `PORT`". */
const rowOf = (word: string): RegExp => new RegExp(`^\\|.*\`${word}\`.*\\|`, "m");

test.each(Object.keys(environment.shape).filter((name) => name !== "STRIPE_API_BASE"))(
  "docs/operating.md tells of %s",
  (name) => expect(OPERATING).toMatch(rowOf(name)),
);

test.each(["create-superuser", "drop-superuser", "set-plan", "reports", "jobs"])(
  "docs/operating.md tells of the command %s, and there is one",
  (command) => {
    expect(OPERATING).toMatch(rowOf(command));
    expect(readFileSync(new URL("./admin.ts", import.meta.url), "utf8")).toContain(`help: \`${command} `);
  },
);
