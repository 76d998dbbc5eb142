/** What a start makes of Stripe: a wrong set-up stops it, a Stripe that is down does not. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { setUpFault } from "../set-up-fault.ts";
import { stripeProvider } from "./stripe-provider.ts";

let status = 500;
const stripe = createServer((_, response) => {
  const type = status === 401 || status === 403 ? "invalid_request_error" : "api_error";
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { type, message: "Invalid API Key provided: sk_test_****" } }));
});
await new Promise<void>((listening) => stripe.listen(0, "127.0.0.1", listening));
const { port } = stripe.address() as AddressInfo;
afterAll(() => stripe.close());

async function startWith(apiBase: string): Promise<{ fault: string | null; warnings: string[] }> {
  const warnings: string[] = [];
  const provider = stripeProvider({ secretKey: "sk_test_wrong", priceId: "price_basic", apiBase });
  const fault = await setUpFault(provider, { warn: (_: unknown, message?: string) => warnings.push(message ?? "") });
  return { fault, warnings };
}

test.each([401, 403])(
  "a key that Stripe refuses with %d stops the start, with a sentence that names it",
  async (refusal) => {
    status = refusal;
    const { fault, warnings } = await startWith(`http://127.0.0.1:${port}`);
    // catches "STRIPE_SECRET_KEY may not … (Stripe: StripeAuthenticationError 401): take …"
    expect(fault).toMatch(/^STRIPE_SECRET_KEY may not read prices at Stripe \(Stripe: Stripe\w+ 40[13]\): .+\.$/);
    expect(warnings).toEqual([]);
  },
);

test.each([
  ["fails", () => `http://127.0.0.1:${port}`],
  ["can't be reached", () => "http://127.0.0.1:1"],
])("a Stripe that %s stops no start: the log says what was not checked", async (_, apiBase) => {
  status = 500;
  const { fault, warnings } = await startWith(apiBase());
  expect({ fault, warnings }).toEqual({
    fault: null,
    warnings: ["the payment provider can't be reached: key and price are not checked at this start"],
  });
});
