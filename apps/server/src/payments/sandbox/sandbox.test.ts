/** The sandbox by hand: its pages, and every state of a plan by turning the clock. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { sandboxSubscriptions } from "../tables.ts";
import { DAY_MS, openTestPayments, type TestPayments, testClock } from "../testing.ts";

let payments: TestPayments;
let time: ReturnType<typeof testClock>;
beforeEach(async () => {
  time = testClock();
  payments = await openTestPayments({ clock: time.clock, stripe: null });
});
afterEach(() => payments.close());

const press = (url: string, outcome: string) =>
  payments.call({
    method: "POST",
    path: url,
    body: `outcome=${outcome}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const subjects = () => payments.outbox.list().map(({ subject }) => subject);

async function buy(user = "ana"): Promise<{ subscriptionId: string; customerUrl: string }> {
  const url = await payments.startCheckout(user);
  const paid = await press(url, "pay");
  const back = new URL(String(paid.headers.location));
  const { body } = await payments.call({ user, path: `/check-subscription${back.search}` });
  const portal = await payments.call({ user, method: "POST", path: "/create-portal-session" });
  return { subscriptionId: body.subscriptionId, customerUrl: portal.body.url };
}

test("the page shows what is bought, without script, framed by nobody", async () => {
  const page = await payments.call({ path: await payments.startCheckout("ana") });
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining("Pay $9.00") });
  expect(page.body).toContain("ana@example.com");
  expect(page.body).not.toContain("<script");
  expect(page.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[^;]+; form-action 'self' http:\/\/charts\.test; frame-ancestors 'none'/,
  );
  expect(page.headers["cache-control"]).toBe("no-store");
});

test("paid: back to /checkout-success with the session, one plan for a month", async () => {
  const url = await payments.startCheckout("ana");
  const paid = await press(url, "pay");
  expect(paid).toMatchObject({ status: 303 });
  const sessionId = url.split("/").at(-1) ?? "";
  expect(paid.headers.location).toBe(`http://charts.test/checkout-success?session_id=${sessionId}`);
  const check = await payments.call({ user: "ana", path: `/check-subscription?session_id=${sessionId}` });
  expect(check.body).toMatchObject({ success: true, planName: "Basic", endDate: "2026-06-01T12:00:00.000Z" });
  expect(payments.planOf("ana")).toMatchObject({ active: true, endDate: new Date("2026-06-01T12:00:00Z") });
});

test("paid, and never back: the news comes by itself", async () => {
  await press(await payments.startCheckout("ana"), "pay");
  expect(payments.planOf("ana")).toBeNull();
  await payments.runJobs();
  expect(payments.planOf("ana")).toMatchObject({ active: true });
});

test("ten clicks on Pay at once buy one subscription", async () => {
  const url = await payments.startCheckout("ana");
  await Promise.all(Array.from({ length: 10 }, () => press(url, "pay")));
  expect(await payments.db.select().from(sandboxSubscriptions)).toHaveLength(1);
});

test("declined: said on the page, and paid with the next card; left: back to /pricing, nothing bought", async () => {
  const url = await payments.startCheckout("ana");
  const left = await press(url, "abandon");
  expect(left.headers.location).toBe("http://charts.test/pricing");
  const declined = await press(url, "decline");
  expect(declined).toMatchObject({ status: 402, body: expect.stringContaining("Your card was declined.") });
  const check = await payments.call({ user: "ana", path: `/check-subscription?session_id=${url.split("/").at(-1)}` });
  expect(check.body).toMatchObject({ success: false });
  expect((await press(url, "pay")).status).toBe(303);
});

test.each(["", "free", "pay&outcome=x", "%00"])("an outcome that no button has is refused: %j", async (outcome) => {
  const url = await payments.startCheckout("ana");
  const reply = await press(url, outcome);
  expect([400, 303]).toContain(reply.status);
  expect(reply.status === 303).toBe(outcome.startsWith("pay"));
});

test("a checkout can be paid for a day", async () => {
  const url = await payments.startCheckout("ana");
  time.pass(DAY_MS + 1);
  expect((await press(url, "pay")).body).toContain("This checkout is closed");
  expect(await payments.startCheckout("ana")).not.toBe(url);
  expect(await payments.db.select().from(sandboxSubscriptions)).toEqual([]);
});

test("it renews by itself with a receipt; cancelled, it ends by itself", async () => {
  const { subscriptionId } = await buy();
  time.pass(35 * DAY_MS);
  await payments.runJobs();
  expect(payments.planOf("ana")).toMatchObject({ active: true, endDate: new Date("2026-07-01T12:00:00Z") });
  await payments.runJobs();
  expect(subjects()).toEqual(["Your Charticle receipt: $9.00", "Your Charticle receipt: $9.00"]);
  await payments.call({
    user: "ana",
    method: "POST",
    path: "/cancel-subscription",
    body: { subscriptionId, userId: "ana" },
  });
  time.pass(40 * DAY_MS);
  await payments.runJobs();
  expect(payments.planOf("ana")).toMatchObject({ active: false, endDate: new Date("2026-07-01T12:00:00Z") });
});

test("a card that declines: past due with access and a letter; a new card: paid; no new card: over", async () => {
  const { customerUrl } = await buy();
  await press(customerUrl, "declines");
  time.pass(32 * DAY_MS);
  await payments.runJobs();
  await payments.runJobs();
  expect(payments.planOf("ana")).toMatchObject({ active: true });
  expect(subjects()).toContain("Your Charticle payment did not go through");
  await press(customerUrl, "works");
  expect(payments.planOf("ana")).toMatchObject({ active: true, totalCents: 900 });
  await press(customerUrl, "declines");
  time.pass(60 * DAY_MS);
  await payments.runJobs();
  expect(payments.planOf("ana")).toMatchObject({ active: false });
});

test("by hand, without a clock: the period ends now", async () => {
  const { customerUrl } = await buy();
  expect((await payments.call({ path: customerUrl })).body).toContain("2026-06-01");
  await press(customerUrl, "declines");
  await press(customerUrl, "end-period");
  expect((await payments.call({ path: customerUrl })).body).toContain("Is declined at the next renewal");
  await payments.runJobs();
  expect(subjects()).toContain("Your Charticle payment did not go through");
  expect((await press(customerUrl, "back")).headers.location).toBe("http://charts.test/settings");
});

test("addresses of nothing", async () => {
  for (const path of ["/sandbox/checkout/cs_sandbox_guess", "/sandbox/card/cus_sandbox_guess"]) {
    expect((await payments.call({ path })).status).toBe(404);
    expect((await press(path, "pay")).status).toBe(404);
  }
});
