/**
 * Every error that a server answers on purpose: its status and its sentence for the person.
 *
 *   ERRORS.NOT_FOUND -> {status: 404, sentence: "…"}
 */
import { EMAIL_TAKEN, GATE_MESSAGES, MAX_HISTORY_ENTRIES, MESSAGES, USERNAME_TAKEN } from "@charticle/contract";

type Entry = { status: number; sentence: string };

const entries = {
  BAD_REQUEST: { status: 400, sentence: "The request is not valid." },
  BAD_JSON: { status: 400, sentence: "The request is not valid JSON." },
  BAD_CHARACTERS: {
    status: 400,
    sentence: "The text contains characters that can't be stored. Please remove them and try again.",
  },
  NOT_SIGNED_IN: { status: 401, sentence: "Please log in." },
  LOGIN_FAILED: { status: 401, sentence: MESSAGES.login.failed },
  SESSION_ENDED: { status: 401, sentence: "Your session has ended. Please log in again." },
  NOT_ENTITLED: { status: 403, sentence: GATE_MESSAGES.needed },
  FORBIDDEN: { status: 403, sentence: "You are not allowed to do this." },
  NOT_FOUND: { status: 404, sentence: "There is nothing at this address." },
  CHAT_NOT_FOUND: { status: 404, sentence: "This entry is not in your history." },
  HISTORY_FULL: {
    status: 409,
    sentence: `Your history is full: it holds ${MAX_HISTORY_ENTRIES.toLocaleString("en")} entries. Delete some that you no longer need, and new ones are saved again.`,
  },
  NO_PLAN: { status: 404, sentence: "You have no plan." },
  METHOD_NOT_ALLOWED: { status: 405, sentence: "This address does not take such a request." },
  TOO_LARGE: { status: 413, sentence: "The request is too large." },
  WRONG_MEDIA_TYPE: { status: 415, sentence: "The request must be JSON." },
  TOO_MANY: { status: 429, sentence: "Too many attempts. Please try again later." },
  USERNAME_INVALID: { status: 400, sentence: "The username is not valid." },
  USERNAME_TAKEN: { status: 400, sentence: USERNAME_TAKEN },
  EMAIL_INVALID: { status: 400, sentence: "Invalid email format" },
  EMAIL_TAKEN: { status: 400, sentence: EMAIL_TAKEN },
  PASSWORD_INVALID: { status: 400, sentence: "The password is not valid." },
  PASSWORD_WRONG: { status: 400, sentence: "Your current password is not right." },
  NO_SIGN_UP: { status: 400, sentence: "Your sign-up has expired. Please sign up again." },
  CODE_WRONG: { status: 400, sentence: "The code is not right. Please check it and try again." },
  CODE_EXPIRED: { status: 400, sentence: "The code has expired. Please request a new one." },
  CODE_BURNED: { status: 400, sentence: "Too many wrong codes. Please request a new one." },
  MAIL_UNAVAILABLE: {
    status: 503,
    sentence: "Your sign-up is saved, but the email could not be sent. Please request a new code in a minute.",
  },
  EMAIL_REFUSED: {
    status: 400,
    sentence: "No email can be sent to this address. Please check it and sign up again.",
  },
  NO_PASSWORD: {
    status: 400,
    sentence: "Your account has no password yet. Log out and use 'Forgot password?' to set one.",
  },
  RESET_LINK_INVALID: {
    status: 400,
    sentence: "This reset link is no longer valid. Please request a new one.",
  },
  PROVIDER_OFF: { status: 404, sentence: "Sign-in with a provider is not set up here." },
  PROVIDER_FAILED: { status: 400, sentence: MESSAGES.provider.authentication },
  NO_CREDENTIAL: { status: 400, sentence: MESSAGES.provider.noCredential },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    sentence: "The sign-in provider can't be reached. Please try again later.",
  },
  PROVIDER_EMAIL_UNVERIFIED: {
    status: 403,
    sentence: "Your sign-in provider has not confirmed your email address. Please confirm it there first.",
  },
  PROVIDER_EMAIL_IN_USE: {
    status: 409,
    sentence: "An account with this email address exists already. Please log in with your password.",
  },
  REPORT_EMPTY: { status: 400, sentence: "Please describe it before submitting." },
  TEXT_EMPTY: {
    status: 400,
    sentence: "Enter a text with figures first, for example: Chrome 65%, Safari 19%, others 16%.",
  },
  NO_FIGURES: { status: 400, sentence: "This text holds no figures to chart." },
  ENGINE_FAILED: { status: 502, sentence: MESSAGES.extraction.failed },
  ENGINE_UNAVAILABLE: {
    status: 503,
    sentence: "The chart service can't be reached right now. Please try again in a minute.",
  },
  UNAVAILABLE: { status: 503, sentence: "The service is not available right now. Please try again in a minute." },
  /** In the spelling of the specification. */
  subscription_not_found: { status: 404, sentence: GATE_MESSAGES.notFound },
  SUBSCRIPTION_ENDED: { status: 409, sentence: "This subscription has ended. You can subscribe again." },
  ALREADY_SUBSCRIBED: { status: 409, sentence: "You have a plan already. You find it in your settings." },
  PLAN_UNKNOWN: { status: 400, sentence: "There is no such plan." },
  WEBHOOK_FORGED: { status: 400, sentence: "The signature does not fit." },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    sentence: "The payment service can't be reached right now. Please try again in a minute.",
  },
  INTERNAL: { status: 500, sentence: "Something went wrong on our side. Please try again." },
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof entries;
export const ERRORS: Readonly<Record<ErrorCode, Entry>> = entries;
