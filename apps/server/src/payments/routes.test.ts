/** Who may do what: only the own subscription, whatever is sent along. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPayments, type TestPayments, testClock } from "./testing.ts";

let payments: TestPayments;
let anas = "";
let anasCheckout = "";
beforeAll(async () => {
  payments = await openTestPayments({ clock: testClock().clock, stripe: null });
  const url = await payments.startCheckout("ana");
  anasCheckout = url.split("/").at(-1) ?? "";
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await payments.call({ method: "POST", path: url, body: "outcome=pay", headers });
  const { body } = await payments.call({ user: "ana", path: `/check-subscription?session_id=${anasCheckout}` });
  anas = body.subscriptionId;
});
afterAll(() => payments.close());

const statusPath = (subscriptionId: string, userId: string) =>
  `/api6Stylex/check-subscription-status?${new URLSearchParams({ subscriptionId, userId })}`;

test.each<["GET" | "POST", string, object?]>([
  ["GET", "/api6Stylex/check-subscription-status?subscriptionId=x&userId=x"],
  ["POST", "/cancel-subscription", { subscriptionId: "x", userId: "x" }],
  ["POST", "/reactivate-subscription", { subscriptionId: "x", userId: "x" }],
  ["POST", "/create-checkout-session", { plan: "Basic" }],
  ["GET", "/check-subscription?session_id=x"],
  ["POST", "/create-portal-session"],
])("%s %s needs a signed-in user", async (method, path, body) => {
  expect(await payments.call({ method, path, ...(body ? { body } : {}) })).toMatchObject({ status: 401 });
});

test("another's subscription is not found, under whatever name one asks", async () => {
  for (const userId of ["ana", "eve"]) {
    const body = { subscriptionId: anas, userId };
    const refused = {
      status: 404,
      body: { code: "subscription_not_found", error: "Subscription not found. Please subscribe to continue." },
    };
    expect(await payments.call({ user: "eve", path: statusPath(anas, userId) })).toMatchObject(refused);
    expect(await payments.call({ user: "eve", method: "POST", path: "/cancel-subscription", body })).toMatchObject(
      refused,
    );
    expect(await payments.call({ user: "eve", method: "POST", path: "/reactivate-subscription", body })).toMatchObject(
      refused,
    );
  }
  expect(await payments.port.confirm({ userId: "eve", subscriptionId: anas })).toBeNull();
  expect(payments.planOf("ana")).toMatchObject({ active: true, cancelAtPeriodEnd: false });
});

test("another's paid checkout gives nothing", async () => {
  const check = await payments.call({
    user: "eve",
    path: `/check-subscription?session_id=${anasCheckout}&user_id=ana`,
  });
  expect(check).toMatchObject({
    status: 200,
    body: { success: false, subscriptionId: null, endDate: null, planName: null },
  });
  expect(payments.planOf("eve")).toBeNull();
});

test("the user and the e-mail of a body are not believed", async () => {
  const body = { plan: "Basic", userId: "ana", email: "ana@example.com" };
  const { body: made } = await payments.call({ user: "eve", method: "POST", path: "/create-checkout-session", body });
  expect((await payments.call({ path: made.url })).body).toContain("eve@example.com");
});

test("who has a plan can't buy a second one", async () => {
  const body = { plan: "Basic", userId: "ana", email: "x@example.com" };
  expect(await payments.call({ user: "ana", method: "POST", path: "/create-checkout-session", body })).toMatchObject({
    status: 409,
    body: { error: "You have a plan already. You find it in your settings." },
  });
});

test.each([{ plan: "Gold" }, { plan: "" }, { plan: "Basic\u0000" }])("there is no plan like %j", async (body) => {
  expect(await payments.call({ user: "eve", method: "POST", path: "/create-checkout-session", body })).toMatchObject({
    status: 400,
    body: { code: "PLAN_UNKNOWN" },
  });
});

test.each<[string, "GET" | "POST", string, (object | string)?]>([
  ["no id", "GET", "/api6Stylex/check-subscription-status"],
  ["an empty id", "GET", "/api6Stylex/check-subscription-status?subscriptionId=&userId=ana"],
  ["a list for an id", "POST", "/cancel-subscription", { subscriptionId: ["a"], userId: "ana" }],
  ["a very long id", "POST", "/cancel-subscription", { subscriptionId: "x".repeat(300), userId: "ana" }],
  ["no plan", "POST", "/create-checkout-session", {}],
  ["null", "POST", "/create-checkout-session", "null"],
])("%s is a wrong call (400)", async (_, method, path, body) => {
  const headers = typeof body === "string" ? { "content-type": "application/json" } : {};
  expect((await payments.call({ user: "ana", method, path, headers, ...(body ? { body } : {}) })).status).toBe(400);
});

test("who has no plan: not found", async () => {
  expect(await payments.call({ user: "ben", path: statusPath("sub_x", "ben") })).toMatchObject({ status: 404 });
});
