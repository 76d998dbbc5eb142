import { describe, expect, it } from "vitest";
import { passwordFault } from "./password.ts";
import { pathOf } from "./route.ts";
import { ROUTES } from "./routes.ts";
import { AI_ROUTES, PAYMENT_ROUTES } from "./service-routes.ts";
import { emailFault, emailKey, usernameFault, usernameKey } from "./username.ts";

describe("passwords", () => {
  it.each([
    ["", "Password is required"],
    ["a1-", "Password must be at least 8 characters long"],
    ["abcdefg-", "Password must contain at least one number"],
    ["abcdefg1", "Password must contain at least one non-alphanumeric character"],
    ["äöüßéè12", "Password must contain at least one non-alphanumeric character"],
    ["abcdef1-", null],
    ["pass word 1", null],
    ["🔐🔐🔐🔐🔐🔐🔐1", null],
    [`1-${"x".repeat(254)}`, null],
    [`1-${"x".repeat(255)}`, "Password may have at most 256 characters"],
  ])("%j: %s", (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });
});

describe("usernames", () => {
  const form = "Username may use 3 to 30 letters, digits, dots, dashes and underscores";
  it.each([
    ["", "Username is required"],
    ["   ", "Username is required"],
    ["ab", form],
    ["ana@b.co", form],
    ["ana b", form],
    ["<b>ana</b>", form],
    ["a".repeat(31), form],
    ["ana.b-1_C", null],
    ["ａｎａ", null],
  ])("%j: %s", (username, fault) => {
    expect(usernameFault(username)).toBe(fault);
  });

  it("compares without case, after NFKC", () => {
    expect(usernameKey("ＡNA")).toBe(usernameKey("ana"));
  });
});

describe("e-mail addresses", () => {
  it.each([
    ["", "Email is required"],
    ["ana", "Invalid email format"],
    ["ana@home", "Invalid email format"],
    ["ana@home..com", "Invalid email format"],
    ["a na@home.com", "Invalid email format"],
    ["ana@home.com\r\nBcc: x@y.z", "Invalid email format"],
    ["ana@home.com", null],
    ["ana+charts@mail.example.co.uk", null],
  ])("%j: %s", (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });

  it("compares without case and outer space", () => {
    expect(emailKey(" Ana@Home.com ")).toBe("ana@home.com");
  });
});

describe("routes", () => {
  it("fills and encodes parameters", () => {
    expect(pathOf(ROUTES.checkEmail, { email: "a/b@c.de" })).toBe("/api/user/check-email/a%2Fb%40c.de/");
    expect(pathOf(ROUTES.chats)).toBe("/api/chats/");
  });

  it("has each method and path once", () => {
    const calls = [ROUTES, AI_ROUTES, PAYMENT_ROUTES].flatMap((routes) => Object.values(routes));
    const keys = calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  /** Every line of the specification's tables in section 7. */
  it.each([
    "POST /api/token/",
    "POST /api/token/refresh/",
    "POST /api/auth/google/",
    "GET /api/user/",
    "GET /api/user/useremail/",
    "GET /api/user/username/",
    "GET /api/user/is-superuser/",
    "GET /api/current-user-plan/",
    "PUT /api/update-subscription-status/",
    "POST /api/forgot-password/",
    "POST /api/reset-password/:uidb64/:token/",
    "GET /api/user/check-username/:username/",
    "GET /api/user/check-email/:email/",
    "POST /api/user/send-otp/",
    "POST /api/user/verify-otp/",
    "POST /api/user/resend-otp/",
    "POST /api/chats/",
    "GET /api/chats/",
    "DELETE /api/chats/delete/:id/",
    "DELETE /api/user/delete/",
    "POST /api/bug-reports/",
    "POST /api/feature-requests/",
    "POST /extract_chart_data",
    "POST /generate_social_caption",
    "GET /api6Stylex/check-subscription-status",
    "POST /cancel-subscription",
    "POST /reactivate-subscription",
    "POST /create-checkout-session",
    "GET /check-subscription",
  ])("has the specified call %s", (call) => {
    const calls = [ROUTES, AI_ROUTES, PAYMENT_ROUTES].flatMap((routes) => Object.values(routes));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(call);
  });
});
