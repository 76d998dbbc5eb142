/** The pure parts of the account screens. */
import { MESSAGES } from "@charticle/contract";
import { expect, test } from "vitest";
import { ApiError, UNREACHABLE_SENTENCE } from "~/lib/api/api-error.ts";
import { destinationOf, loginFailure, returnAddress, returnState } from "./after-login.ts";
import { pendingSignUpOf } from "./pending-sign-up.ts";
import { providerReturnOf } from "./provider-return.ts";
import { sendOtpFailure } from "./send-otp-failure.ts";

test.each([
  [{ from: "/pricing" }, "/pricing"],
  [{ from: "https://evil.example/" }, null],
  [{ from: "//evil.example" }, null],
  [{ from: 7 }, null],
  [null, null],
  ["/pricing", null],
])("the return address of %j is %j", (state, address) => {
  expect(returnAddress(state)).toBe(address);
  expect(returnState(state)).toEqual(address === null ? null : { from: address });
});

test.each([
  [{ store: "active", goTo: "/home" } as const, null, { to: "/home" }],
  [{ store: "active", goTo: "/home" } as const, "/pricing", { to: "/pricing" }],
  [{ store: "expired", goTo: "/pricing", message: "M" } as const, "/pricing", { to: "/pricing", message: "M" }],
])("gate %j with return %j leads to %j", (outcome, from, destination) => {
  expect(destinationOf(outcome, from)).toEqual(destination);
});

test.each([
  ["wrong password", new ApiError({ status: 401, sentence: "No." }), MESSAGES.login.failed, true],
  ["too many tries", new ApiError({ status: 429, sentence: "Wait 10 minutes." }), "Wait 10 minutes.", true],
  ["no network", new ApiError({ status: null }), UNREACHABLE_SENTENCE, false],
  ["server down", new ApiError({ status: 503, sentence: "Down." }), UNREACHABLE_SENTENCE, false],
])("log-in failure: %s", (_, error, sentence, clearFields) => {
  expect(loginFailure(error)).toEqual({ sentence, clearFields });
});

test.each([
  ["the server's sentence", new ApiError({ status: 429, sentence: "Too many.", hasBody: true }), "Too many."],
  ["a body without a sentence", new ApiError({ status: 500, hasBody: true }), "Failed to send OTP"],
  ["no body", new ApiError({ status: 500 }), "Failed to send OTP. Please try again."],
  ["no answer", new ApiError({ status: null }), "Failed to send OTP. Please try again."],
])("send OTP: %s", (_, error, sentence) => {
  expect(sendOtpFailure(error)).toBe(sentence);
});

test.each([
  ["?code=abc&state=xyz", { code: "abc", state: "xyz" }],
  ["?code=abc", { code: "abc" }],
  ["?code=abc&state=xyz&iss=https%3A%2F%2Fid.example", { code: "abc", state: "xyz", iss: "https://id.example" }],
  ["?error=access_denied&state=xyz", "refused"],
  ["?code=", null],
  ["?state=xyz", null],
  ["", null],
])("provider return %j", (search, found) => {
  expect(providerReturnOf(search)).toEqual(found);
});

test.each([
  [
    { username: "ana", email: "a@b.co" },
    { username: "ana", email: "a@b.co" },
  ],
  [{ username: "ana" }, null],
  [{ username: "", email: "a@b.co" }, null],
  [{ username: "ana", email: 7 }, null],
  [null, null],
  ["ana", null],
])("sign-up state %j", (state, pending) => {
  expect(pendingSignUpOf(state)).toEqual(pending);
});
