/** Calls of the backend about tokens and users (specification, section 7). */
import * as z from "zod/mini";

const text = (max: number) => z.string().check(z.maxLength(max));

export const credentialsBody = z.object({ username: text(254), password: text(1024) });
export const tokenPair = z.object({ access: z.string(), refresh: z.string() });
export const refreshBody = z.object({ refresh: text(512) });
/** The specification names `access` alone; a client that ignores the new `refresh` keeps its session. */
export const refreshReply = z.object({ access: z.string(), refresh: z.string() });
export const userReply = z.object({ userId: z.string(), email: z.string() });
export const userEmailReply = z.object({ userEmail: z.string() });
export const usernameReply = z.object({ username: z.string() });
export const superuserReply = z.object({ is_superuser: z.boolean() });
export const providerBody = z.union([
  z.object({ credential: text(8192) }),
  z.object({ code: text(2048), redirect_uri: text(512), state: z.optional(text(256)), iss: z.optional(text(512)) }),
]);
export const providerReply = z.object({
  access: z.string(),
  refresh: z.string(),
  user: z.object({ userId: z.string(), email: z.string(), username: z.string() }),
  /** Where the code flow began: a page of RETURN_PAGES. */
  from: z.optional(z.string()),
});
export const existsReply = z.object({ exists: z.boolean() });
export const messageReply = z.object({ message: z.string() });
/** Wider than the rules, which refuse what is too long with a sentence of their own. */
const word = text(1024);
export const signUpBody = z.object({ email: word, username: word, password: word });
export const verifyOtpBody = z.object({ username: word, email: word, password: word, otp: text(16) });
export const emailBody = z.object({ email: word });
export const newPasswordBody = z.object({ new_password: text(1024) });
export const changePasswordBody = z.object({ current_password: text(1024), new_password: text(1024) });
export const logoutBody = z.object({ refresh: z.optional(text(512)) });

export type TokenPair = z.infer<typeof tokenPair>;
export type UserReply = z.infer<typeof userReply>;
