/** All pages. Static ones (`handle.isStatic`) carry no React in the browser; links to them reload the document. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("features/landing/landing-page.tsx"),
  route("terms", "features/landing/terms-page.tsx"),
  route("privacy", "features/landing/privacy-page.tsx"),
  route("login", "features/auth/login-page.tsx"),
  route("signin", "features/auth/sign-up-page.tsx"),
  route("forgot-password", "features/auth/forgot-password-page.tsx"),
  route("reset-password/:uidb64/:token", "features/auth/reset-password-page.tsx"),
  route("otp-verification", "features/auth/otp-verification-page.tsx"),
  route("register", "features/auth/register-page.tsx"),
  route("logout", "features/auth/logout-page.tsx"),
  route("pricing", "features/billing/pricing-page.tsx"),
  route("checkout-success", "features/billing/checkout-success-page.tsx"),
  layout("app/shell.tsx", [
    route("home", "features/generator/home-page.tsx"),
    route("history", "features/history/history-page.tsx"),
    route("settings", "features/settings/settings-page.tsx"),
  ]),
  route("*", "app/not-found-page.tsx"),
] satisfies RouteConfig;
