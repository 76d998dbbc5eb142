/**
 * A browser that has logged in to an account before, known by a cookie. It holds a random word and its keyed hash with
 * the account and its password: it names nobody, opens nothing, and is worth nothing for another account or once the
 * password has changed.
 *
 *   const cookie = newDevice(user, secrets);  knownDevice(cookie, user, secrets) -> the random word
 */
import { sameSecret } from "../../http/same-secret.ts";
import type { User } from "../accounts/find-user.ts";
import { newToken, type Secrets } from "../secrets.ts";

export const DEVICE_LIFE_S = 180 * 24 * 60 * 60;

type Owner = Pick<User, "id" | "passwordHash">;

const signed = (word: string, { id, passwordHash }: Owner, { hashDevice }: Pick<Secrets, "hashDevice">): string =>
  `${word}.${hashDevice(`${word}:${id}:${passwordHash}`)}`;

export const newDevice = (user: Owner, secrets: Secrets): string => signed(newToken(), user, secrets);

/** null: this browser is not known to this account. */
export function knownDevice(cookie: string | null, user: Owner | null, secrets: Secrets): string | null {
  const [word = ""] = (cookie ?? "").split(".");
  return user && word !== "" && sameSecret(cookie, signed(word, user, secrets)) ? word : null;
}
