/** The password rules with their sentences (specification, section 5); the first that fails is shown. */
import { MIN_PASSWORD_LENGTH } from "./limits.ts";

type Rule = { holds: (password: string) => boolean; sentence: string };

/** Longer ones would only serve to keep the hash busy. */
export const MAX_PASSWORD_LENGTH = 256;

export const PASSWORD_RULES: readonly Rule[] = [
  { holds: (password) => password.length > 0, sentence: "Password is required" },
  {
    holds: (password) => [...password].length >= MIN_PASSWORD_LENGTH,
    sentence: "Password must be at least 8 characters long",
  },
  // catches "abc1", must not catch "abcd"
  { holds: (password) => /\p{Nd}/u.test(password), sentence: "Password must contain at least one number" },
  {
    // catches "a-b", must not catch "aéb1"
    holds: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password),
    sentence: "Password must contain at least one non-alphanumeric character",
  },
  {
    holds: (password) => password.length <= MAX_PASSWORD_LENGTH,
    sentence: "Password may have at most 256 characters",
  },
];

/** The sentence of the first rule that fails, or null. */
export const passwordFault = (password: string): string | null =>
  PASSWORD_RULES.find(({ holds }) => !holds(password))?.sentence ?? null;

export const PASSWORDS_DIFFER = "Passwords do not match";
