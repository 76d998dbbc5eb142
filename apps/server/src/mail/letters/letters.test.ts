import { expect, test } from "vitest";
import type { Letter } from "../mail.ts";
import { accountDeleted, passwordChanged, resetLink, signUpCode } from "./account-letters.ts";
import { letter } from "./letter.ts";
import { amount, longDate } from "./plain-words.ts";
import { cancellation, paymentFailed, receipt, trialEnding } from "./plan-letters.ts";
import { report } from "./report-letter.ts";

const date = new Date("2026-05-03T23:30:00Z");
const url = "https://charts.example/settings?a=1&b=2";
const payment = { amountCents: 900, currency: "usd", planName: "Basic" };
const paid = {
  ...payment,
  paidAt: date,
  paidUntil: new Date("2026-06-03T00:00:00Z"),
  invoiceNumber: "A-1",
  settingsUrl: url,
};

const letters: [name: string, letter: Letter, subject: string, says: string[]][] = [
  ["code", signUpCode({ code: "042917", minutes: 10 }), "042917 is your Charticle code", ["042917", "10 minutes"]],
  [
    "reset",
    resetLink({ username: "ana", url, minutes: 60 }),
    "Set a new password for Charticle",
    ["ana", "60 minutes"],
  ],
  ["changed", passwordChanged({ username: "ana", resetUrl: url }), "Your Charticle password was changed", ["ana"]],
  [
    "deleted",
    accountDeleted({ username: "ana", hadPlan: true }),
    "Your Charticle account was deleted",
    ["not be charged again"],
  ],
  ["receipt", receipt(paid), "Your Charticle receipt: $9.00", ["$9.00", "Basic", "May 3, 2026", "June 3, 2026", "A-1"]],
  [
    "cancelled",
    cancellation({ endDate: date, settingsUrl: url }),
    "Your Charticle plan ends on May 3, 2026",
    ["full access until May 3, 2026"],
  ],
  [
    "trial",
    trialEnding({ endDate: date, pricingUrl: url }),
    "Your Charticle trial ends in 2 days",
    ["May 3, 2026", "not be charged"],
  ],
  [
    "failed",
    paymentFailed({ ...payment, settingsUrl: url }),
    "Your Charticle payment did not go through",
    ["$9.00", "still have access"],
  ],
  [
    "report",
    report({ kind: "bug", username: "ana", email: "ana@example.com", description: "It broke.\nTwice.", at: date }),
    "Bug report from ana",
    ["ana@example.com", "It broke.", "Twice."],
  ],
];

test.each(letters)(
  "%s: the subject, and the same facts in text and HTML",
  (_, { subject, text, html }, wanted, says) => {
    expect(subject).toBe(wanted);
    for (const fact of says) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
  },
);

test.each(letters)("%s: nothing in it reports that it was read", (_, { html }) => {
  expect(html).not.toMatch(/<(img|script|iframe|link|object|form)|url\(|@import|@font-face|\son\w+=/i);
});

const nasty = `<img src=x onerror=alert(1)>"'&</title><script>`;
test.each<[string, Letter]>([
  ["username", resetLink({ username: nasty, url, minutes: 1 })],
  ["reporter", report({ kind: "feature", username: nasty, email: nasty, description: nasty, at: date })],
  ["plan", receipt({ ...paid, planName: nasty, invoiceNumber: nasty })],
  ["code", signUpCode({ code: nasty, minutes: 1 })],
])("markup in the %s stays text", (_, { html, text }) => {
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<script");
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;");
  expect(text).toContain(nasty);
});

test("a link leads to the web or the letter is not made", () => {
  const to = (address: string) => () => letter({ subject: "s", title: "t", parts: [{ button: "b", url: address }] });
  expect(to("javascript:alert(1)")).toThrow("links to the web only");
  expect(to("no address")).toThrow();
  expect(to(`https://x.example/"><script>`)().html).not.toContain("<script");
});

test.each([
  [900, "usd", "$9.00"],
  [0, "usd", "$0.00"],
  [123456, "eur", "€1,234.56"],
  [500, "jpy", "¥500"],
])("%d of the smallest unit of %s is %s", (units, currency, words) => {
  expect(amount(units, currency)).toBe(words);
});

test("days are UTC's", () => {
  expect(longDate(new Date("2026-12-31T23:59:59Z"))).toBe("December 31, 2026");
});
