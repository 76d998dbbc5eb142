/** The addresses of the product, for routes.ts, the prerendering and the server (through build/pages.json). */

/** Pages that are HTML at build time. `/not-found` is what the server sends with status 404. */
export const PRERENDERED_PAGES = [
  "/",
  "/login",
  "/signin",
  "/forgot-password",
  "/register",
  "/pricing",
  "/terms",
  "/privacy",
  "/not-found",
] as const;

/** Pages that the browser draws alone, from __spa-fallback.html. */
export const BROWSER_PAGES = [
  "/reset-password/:uidb64/:token",
  "/otp-verification",
  "/checkout-success",
  "/logout",
  "/home",
  "/history",
  "/settings",
] as const;
