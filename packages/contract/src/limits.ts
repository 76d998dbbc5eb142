/** The numbers of the specification (section 9) that both sides of the wire apply. */

/** Longest text, counted as JavaScript counts (UTF-16 code units), as the counter n/280 does. */
export const MAX_TEXT_LENGTH = 280;
export const MAX_POINTS = 60;
export const MAX_SERIES = 5;
/** Slices and rings that can be told apart (craft rule 6). */
export const MOST_SLICES = 12;
export const MAX_NAME_LENGTH = 60;
export const MAX_TITLE_LENGTH = 60;
/** The line below a title. */
export const MAX_SUBTITLE_LENGTH = 80;
/** Name of a single series whose measure the text doesn't name; pictures leave it out. */
export const UNNAMED_SERIES = "Value";
export const MIN_PASSWORD_LENGTH = 8;
export const OTP_LENGTH = 6;
export const OTP_RESEND_COOLDOWN_S = 60;
export const RESET_REDIRECT_DELAY_MS = 3000;
export const CHECKOUT_REDIRECT_DELAY_MS = 2000;
export const REPORT_CLOSE_DELAY_MS = 3000;
export const PRICING_ERROR_FADE_MS = 3000;
/** Entries of one page of the history. */
export const HISTORY_PAGE_SIZE = 50;
/** Entries that a history holds: twenty a day for most of a year. */
export const MAX_HISTORY_ENTRIES = 5000;
/** Largest request body of any JSON call. */
export const MAX_BODY_BYTES = 64 * 1024;
export const PLAN = { name: "Basic", priceCents: 900, currency: "usd", interval: "month" } as const;
export const PLAN_FEATURES = [
  "Unlimited chart generation",
  "Access to all chart types",
  "Access to all chart styles",
  "Cancel at any time",
  "Feature requests",
] as const;
