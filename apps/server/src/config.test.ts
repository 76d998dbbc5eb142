import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const STRONG = "8hG2kQ9zLw4XvB7nRt5YpC1mDf6sJ3aE";
const PRODUCTION = {
  NODE_ENV: "production",
  JWT_SECRET: STRONG,
  PUBLIC_URL: "https://charticle.example",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "hello@charticle.example",
  PAYMENTS: "sandbox",
};
const faults = (variables: Record<string, string>, service: "all" | "ai" | "payments" = "all"): string[] => {
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

  test("takes a whole production", () => expect(faults(PRODUCTION)).toEqual([]));

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
    [{ AI_SERVICE_URL: "http://ai" }, "AI_SERVICE_SECRET"],
    [{ DATABASE_URL: "postgres://x@y/z" }, "JWT_SECRET"],
    [{ LLM_PROVIDER: "openai" }, "LLM_MODEL"],
    [{ SMTP_URL: "smtp://x" }, "MAIL_FROM"],
  ])("%o needs %s", (variables, missing) => {
    expect(faults(variables)).toEqual([expect.stringMatching(new RegExp(`^${missing} is missing`))]);
  });

  test("an empty variable is none", () => expect(faults({ PORT: "", JWT_SECRET: "", PUBLIC_URL: "" })).toEqual([]));

  test("an AI service alone needs its secret and nothing of the rest", () => {
    expect(faults({ NODE_ENV: "production" }, "ai")).toEqual([expect.stringMatching(/^AI_SERVICE_SECRET is missing/)]);
    expect(faults({ NODE_ENV: "production", AI_SERVICE_SECRET: STRONG }, "ai")).toEqual([]);
  });
});
