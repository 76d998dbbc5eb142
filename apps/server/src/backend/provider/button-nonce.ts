/**
 * Nonces of the provider's own button. Every page view gets one of its own, signed with the secret that the browser's
 * cookie holds: the pages of all its tabs are good, and no other browser's are. It holds for a day from the second it
 * names; that it works once only is `spendOnce`'s part.
 *
 *   const nonce = makeNonce({browser: "a secret", now}); isNonceOf(nonce, {browser: "a secret", now}) -> true
 */
import { createHmac } from "node:crypto";
import { sameSecret } from "../../http/same-secret.ts";
import { newToken } from "../secrets.ts";

export const NONCE_LIFE_S = 86_400;
const MS_PER_S = 1000;

type Place = { browser: string; now: Date };

const signed = (words: string, browser: string): string =>
  `${words}.${createHmac("sha256", browser).update(words).digest("base64url")}`;

export const makeNonce = ({ browser, now }: Place): string =>
  signed(`${Math.floor(now.getTime() / MS_PER_S)}.${newToken()}`, browser);

export function isNonceOf(nonce: unknown, { browser, now }: Place): nonce is string {
  if (typeof nonce !== "string") return false;
  const words = nonce.slice(0, nonce.lastIndexOf("."));
  const madeS = Number(words.split(".")[0]);
  return sameSecret(nonce, signed(words, browser)) && now.getTime() / MS_PER_S < madeS + NONCE_LIFE_S;
}
