import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { startWarnings } from "./start-warnings.ts";

const STRONG = "8hG2kQ9zLw4XvB7nRt5YpC1mDf6sJ3aE";
const MAIL = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" };
const STRIPE = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_PRICE_ID: "price_1" };
const PAYS_ELSEWHERE = { PAYMENT_SERVICE_URL: "http://payments:3002", PAYMENT_API_KEY: STRONG };

test.each([
  ["one's own machine", {}, []],
  ["a network, with nothing set", { HOST: "0.0.0.0" }, ["No letter", "Nobody can pay"]],
  ["a network, with mail", { HOST: "0.0.0.0", ...MAIL }, ["Nobody can pay"]],
  ["a network, with the sandbox", { HOST: "0.0.0.0", ...MAIL, PAYMENTS: "sandbox" }, ["Nobody pays"]],
  ["a network, with all", { HOST: "0.0.0.0", ...MAIL, ...STRIPE }, []],
  ["a network, paying elsewhere", { HOST: "0.0.0.0", ...MAIL, ...PAYS_ELSEWHERE }, []],
])("%s is told what does not work there", (_, variables, beginnings) => {
  const reading = readConfig("all", variables);
  if (!reading.ok) throw new Error(reading.faults.join("\n"));
  expect(startWarnings(reading.config).map((line) => line.split(":")[0])).toEqual(
    beginnings.map((beginning) => expect.stringMatching(new RegExp(`^${beginning}`))),
  );
});
