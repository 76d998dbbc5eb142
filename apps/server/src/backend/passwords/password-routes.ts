/** Forgotten, reset and changed passwords. */
import { emailFault, emailKey, MESSAGES, ROUTES } from "@charticle/contract";
import { appError } from "../../http/app-error.ts";
import { limitAddress } from "../../http/client-address.ts";
import { LIMITS } from "../../http/limits.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { BackendContext } from "../context.ts";
import { JOBS } from "../job-kinds.ts";
import type { Serve } from "../serve.ts";
import { changePassword } from "./change-password.ts";
import { resetPassword } from "./reset-password.ts";
import { RESET_LIFE_MINUTES } from "./send-reset-link.ts";

const MS_PER_MINUTE = 60_000;
export const PASSWORD_RESET = "Your password has been reset. You can log in with it now.";
export const PASSWORD_CHANGED = "Your password has been changed. All other devices are logged out.";

export function passwordRoutes(serve: Serve, context: BackendContext): void {
  const { db, clock, limits } = context;

  serve.public(ROUTES.forgotPassword, async ({ body, request }) => {
    const fault = emailFault(body.email);
    if (fault !== null) throw appError("EMAIL_INVALID", { sentence: fault });
    await limits.take(LIMITS.forgotAddress, limitAddress(request.ip));
    await limits.take(LIMITS.forgot, emailKey(body.email));
    const giveUpAt = new Date(clock().getTime() + RESET_LIFE_MINUTES * MS_PER_MINUTE);
    await enqueue(db, { kind: JOBS.resetLink.kind, payload: { email: emailKey(body.email) }, giveUpAt });
    return { message: MESSAGES.forgot.sent };
  });

  serve.public(ROUTES.resetPassword, async ({ params, body, request }) => {
    await limits.take(LIMITS.reset, limitAddress(request.ip));
    await resetPassword({ uid: params.uidb64, token: params.token, newPassword: body.new_password }, context);
    return { message: PASSWORD_RESET };
  });

  serve.user(ROUTES.changePassword, async ({ caller, body }) => {
    await changePassword(caller, { current: body.current_password, wanted: body.new_password }, context);
    return { message: PASSWORD_CHANGED };
  });
}
