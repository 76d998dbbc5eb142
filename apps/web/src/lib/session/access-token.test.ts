import { expect, test } from "vitest";
import { isExpired } from "./access-token.ts";

const tokenWith = (claims: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

test.each([
  ["ends later", tokenWith({ exp: 101 }), false],
  ["ends now", tokenWith({ exp: 100 }), true],
  ["ended", tokenWith({ exp: 99 }), true],
  ["letters outside of ASCII", tokenWith({ exp: 101, name: "Zoë ☕" }), false],
  ["no exp", tokenWith({ sub: "u1" }), true],
  ["exp as text", tokenWith({ exp: "101" }), true],
  ["claims are null", tokenWith(null), true],
  ["not a token", "abc", true],
  ["empty", "", true],
  ["broken base64", "a.%%%.c", true],
])("%s", (_, token, expired) => {
  expect(isExpired(token, 100_000)).toBe(expired);
});
