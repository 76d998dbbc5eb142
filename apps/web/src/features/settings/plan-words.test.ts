import type { Plan } from "@charticle/contract";
import { expect, test } from "vitest";
import { canceledSentence, planWords } from "./plan-words.ts";

const plan = (fields: Partial<Plan>): Plan => ({
  user: "u1",
  userId: "u1",
  endDate: "2030-03-01T12:00:00Z",
  active: false,
  pending: false,
  subscriptionId: "sub_1",
  planName: "Basic",
  cancel: false,
  cancelAtPeriodEnd: false,
  total: 900,
  nextPayment: "2030-03-01T12:00:00Z",
  credits: 0,
  ...fields,
});

test.each([
  ["active", plan({ active: true }), "Active", "cancel", "The next payment is due on 1 March 2030."],
  ["no next payment", plan({ active: true, nextPayment: null, endDate: null }), "Active", "cancel", ""],
  [
    "cancelling",
    plan({ active: true, cancelAtPeriodEnd: true }),
    "Cancelling",
    "reactivate",
    "Your plan is cancelled and stays usable until 1 March 2030. Nothing more is charged.",
  ],
  [
    "cancelling without an end",
    plan({ active: true, cancel: true, endDate: null }),
    "Cancelling",
    "reactivate",
    "Nothing more is charged.",
  ],
  ["trial", plan({ pending: true }), "Trial", null, "Your trial runs until 1 March 2030."],
  ["over", plan({}), "Ended", null, "Your plan ended on 1 March 2030."],
])("a plan in words: %s", (_, given, state, offers, sentence) => {
  expect(planWords(given)).toEqual({ name: "Basic", state, offers, sentence });
});

test("the sentence of a cancellation includes the end date", () => {
  expect(canceledSentence("2030-03-01T12:00:00Z")).toContain("1 March 2030");
  expect(canceledSentence(null)).toContain("end of the paid period");
});
