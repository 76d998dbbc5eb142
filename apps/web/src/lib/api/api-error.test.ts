import { expect, test } from "vitest";
import { ApiError, isUnreachable, mayWorkLater } from "./api-error.ts";

test.each([
  ["no answer", new ApiError({ status: null }), true, true],
  ["a server that fails", new ApiError({ status: 503 }), true, true],
  ["a limit", new ApiError({ status: 429 }), false, true],
  ["a refusal", new ApiError({ status: 403 }), false, false],
  ["a fault of our own", new TypeError("no"), false, false],
])("%s: unreachable %s, worth another try", (_, error, unreachable, later) => {
  expect(isUnreachable(error)).toBe(unreachable);
  expect(mayWorkLater(error)).toBe(later);
});
