/** The backend's calls. The server's routes and the browser's client are both made from these. */
import * as z from "zod/mini";
import * as account from "./account.ts";
import * as chats from "./chats.ts";
import * as plan from "./plan.ts";
import { reportBody } from "./reports.ts";
import { defineRoute } from "./route.ts";

/** Calls that answer nothing but that they were done. */
export const doneReply = z.object({ message: z.optional(z.string()) });
const idParams = z.object({ id: z.string().check(z.maxLength(64)) });
const wordParams = <N extends string>(name: N) =>
  z.object({ [name]: z.string().check(z.maxLength(254)) } as Record<N, z.ZodMiniString>);

export const ROUTES = {
  token: defineRoute({
    method: "POST",
    path: "/api/token/",
    access: "public",
    body: account.credentialsBody,
    reply: account.tokenPair,
  }),
  refresh: defineRoute({
    method: "POST",
    path: "/api/token/refresh/",
    access: "public",
    body: account.refreshBody,
    reply: account.refreshReply,
  }),
  providerSignIn: defineRoute({
    method: "POST",
    path: "/api/auth/google/",
    access: "public",
    body: account.providerBody,
    reply: account.providerReply,
  }),
  logout: defineRoute({
    method: "POST",
    path: "/api/logout/",
    access: "public",
    body: account.logoutBody,
    reply: doneReply,
  }),
  logoutEverywhere: defineRoute({ method: "POST", path: "/api/logout-everywhere/", access: "user", reply: doneReply }),
  user: defineRoute({ method: "GET", path: "/api/user/", access: "user", reply: account.userReply }),
  userEmail: defineRoute({
    method: "GET",
    path: "/api/user/useremail/",
    access: "user",
    reply: account.userEmailReply,
  }),
  username: defineRoute({ method: "GET", path: "/api/user/username/", access: "user", reply: account.usernameReply }),
  isSuperuser: defineRoute({
    method: "GET",
    path: "/api/user/is-superuser/",
    access: "user",
    reply: account.superuserReply,
  }),
  currentPlan: defineRoute({ method: "GET", path: "/api/current-user-plan/", access: "user", reply: plan.planReply }),
  updatePlan: defineRoute({
    method: "PUT",
    path: "/api/update-subscription-status/",
    access: "user",
    body: plan.planUpdateBody,
    reply: plan.planReply,
  }),
  forgotPassword: defineRoute({
    method: "POST",
    path: "/api/forgot-password/",
    access: "public",
    body: account.emailBody,
    reply: account.messageReply,
  }),
  resetPassword: defineRoute({
    method: "POST",
    path: "/api/reset-password/:uidb64/:token/",
    access: "public",
    params: z.object({ uidb64: z.string().check(z.maxLength(128)), token: z.string().check(z.maxLength(256)) }),
    body: account.newPasswordBody,
    reply: account.messageReply,
  }),
  changePassword: defineRoute({
    method: "POST",
    path: "/api/user/change-password/",
    access: "user",
    body: account.changePasswordBody,
    reply: account.messageReply,
  }),
  checkUsername: defineRoute({
    method: "GET",
    path: "/api/user/check-username/:username/",
    access: "public",
    params: wordParams("username"),
    reply: account.existsReply,
  }),
  checkEmail: defineRoute({
    method: "GET",
    path: "/api/user/check-email/:email/",
    access: "public",
    params: wordParams("email"),
    reply: account.existsReply,
  }),
  sendOtp: defineRoute({
    method: "POST",
    path: "/api/user/send-otp/",
    access: "public",
    body: account.signUpBody,
    reply: doneReply,
  }),
  verifyOtp: defineRoute({
    method: "POST",
    path: "/api/user/verify-otp/",
    access: "public",
    body: account.verifyOtpBody,
    reply: account.messageReply,
  }),
  resendOtp: defineRoute({
    method: "POST",
    path: "/api/user/resend-otp/",
    access: "public",
    body: account.emailBody,
    reply: doneReply,
  }),
  deleteUser: defineRoute({ method: "DELETE", path: "/api/user/delete/", access: "user", reply: doneReply }),
  /** Everything that is kept about the caller, as JSON. */
  exportData: defineRoute({
    method: "GET",
    path: "/api/user/export/",
    access: "user",
    reply: z.record(z.string(), z.unknown()),
  }),
  chats: defineRoute({
    method: "GET",
    path: "/api/chats/",
    access: "user",
    query: chats.chatListQuery,
    reply: chats.chatListReply,
  }),
  createChat: defineRoute({
    method: "POST",
    path: "/api/chats/",
    access: "entitled",
    body: chats.newChatBody,
    reply: chats.chatReply,
  }),
  correctChat: defineRoute({
    method: "PUT",
    path: "/api/chats/:id/",
    access: "user",
    params: idParams,
    body: chats.chatCorrectionBody,
    reply: chats.chatReply,
  }),
  deleteChat: defineRoute({
    method: "DELETE",
    path: "/api/chats/delete/:id/",
    access: "user",
    params: idParams,
    reply: doneReply,
  }),
  bugReport: defineRoute({
    method: "POST",
    path: "/api/bug-reports/",
    access: "user",
    body: reportBody,
    reply: doneReply,
  }),
  featureRequest: defineRoute({
    method: "POST",
    path: "/api/feature-requests/",
    access: "user",
    body: reportBody,
    reply: doneReply,
  }),
} as const;
