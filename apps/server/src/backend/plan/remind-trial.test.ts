import { ROUTES } from "@charticle/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plans } from "../tables.ts";
import { type TestBackend, testBackend } from "../testing.ts";

const DAY_MS = 86_400_000;
let server: TestBackend;
beforeAll(async () => {
  server = await testBackend();
});
afterAll(() => server.close());

test("a trial's end is announced two days ahead, to who still has it and has not paid", async () => {
  await server.signUp("trialist");
  const { access } = await server.signUp("payer");
  const { body } = await server.call(ROUTES.user, { access });
  await server.context.db
    .update(plans)
    .set({ active: true, pending: false })
    .where(eq(plans.userId, String(body.userId)));
  const announced = () =>
    server
      .letters()
      .filter(({ subject }) => /trial/i.test(subject))
      .map(({ to }) => to);
  server.pass(5 * DAY_MS - 60_000);
  await server.runJobs();
  expect(announced()).toEqual([]);
  server.pass(120_000);
  await server.runJobs();
  expect(announced()).toEqual(["trialist@example.com"]);
});
