/** The round that finds plans of which the news got lost, for many users and with Stripe in a bad mood. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "../jobs/tables.ts";
import { RECHECK_JOB, RECHECK_USER_JOB } from "./recheck.ts";
import { endAtStripe } from "./stripe/stripe-double-hands.ts";
import { eachWithStripe, type StripeWorld } from "./stripe/testing.ts";
import { DAY_MS } from "./testing.ts";

let w: StripeWorld;
eachWithStripe((world) => {
  w = world;
});

const USERS = ["ana", "ben", "eva"];
const jobsOf = (kind: string) => w.payments.db.select().from(jobs).where(eq(jobs.kind, kind));
const active = () => USERS.filter((user) => w.payments.planOf(user)?.active);

/** Three have paid, and nobody tells how it ended a month later; a fourth has paid just now. */
async function silentEnds() {
  const bought = [];
  for (const user of USERS) bought.push((await w.buy(user)).subscription);
  await w.payments.runJobs();
  w.time.pass(40 * DAY_MS);
  for (const subscription of bought) endAtStripe(subscription, { now: w.time.clock() });
  await w.buy("zoe");
}

test("the round asks Stripe nothing itself: who is due gets one job, however often it comes", async () => {
  await silentEnds();
  const asked = w.double.seen.length;
  const signal = new AbortController().signal;
  for (const attempt of [1, 2]) await w.payments.jobs[RECHECK_JOB]?.({}, { attempt, signal });
  expect(w.double.seen).toHaveLength(asked);
  const told = (await jobsOf(RECHECK_USER_JOB)).map(({ payload }) => payload);
  expect(told).toHaveLength(3);
  expect(told).toEqual(expect.arrayContaining(USERS.map((userId) => ({ userId }))));
  await w.payments.runJobs();
  expect(active()).toEqual([]);
  expect(await jobsOf(RECHECK_USER_JOB)).toEqual([]);
});

test("one who can't be checked holds nobody up, and is asked about again alone", async () => {
  await silentEnds();
  // once, and the two repetitions of Stripe's own library
  w.double.breakCalls({ match: /GET .*subscriptions$/, fault: "fails", times: 3 });
  await w.payments.runJobs();
  expect(active()).toHaveLength(1);
  expect(await jobsOf(RECHECK_JOB)).toMatchObject([{ attempts: 0, lastError: null }]);
  expect(await jobsOf(RECHECK_USER_JOB)).toMatchObject([{ attempts: 1, payload: { userId: active()[0] } }]);
  w.time.pass(5_000);
  await w.payments.runJobs();
  expect(active()).toEqual([]);
});
