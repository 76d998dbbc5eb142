/**
 * A sign-up between its form and its code: username and e-mail travel in the history state, the password in memory
 * only (history state is written to disk). After a reload it is gone, and the server checks the code against the
 * pending sign-up's own hash.
 */
export type PendingSignUp = { username: string; email: string };

let password = "";

export const keepPassword = (typed: string): void => {
  password = typed;
};
export const keptPassword = (): string => password;

/** The history state of /otp-verification; null where it is missing or something else. */
export const pendingSignUpOf = (state: unknown): PendingSignUp | null => {
  if (typeof state !== "object" || state === null) return null;
  const username: unknown = Reflect.get(state, "username");
  const email: unknown = Reflect.get(state, "email");
  if (typeof username !== "string" || typeof email !== "string" || !username || !email) return null;
  return { username, email };
};
