/**
 * Keys for each purpose from the one secret, and the hashes under which tokens are kept.
 *
 *   const secrets = secretsFrom("…32 characters or more…"); secrets.hashCode("123456", signUpId)
 */
import { createHash, createHmac, hkdfSync, randomBytes, randomInt } from "node:crypto";
import { OTP_LENGTH } from "@charticle/contract";

const KEY_BYTES = 32;
const TOKEN_BYTES = 32;

export type Secrets = {
  /** Signs access tokens. */
  accessKey: Uint8Array;
  /** Encrypts the cookie of the provider flow. */
  cookieKey: Uint8Array;
  /** Keyed, since a million codes are tried in a second; bound to one sign-up. */
  hashCode: (code: string, signUpId: string) => string;
  /** Keyed, so that the mark tells nobody which address it stands for. */
  hashEmail: (emailKey: string) => string;
  /** Keyed, so that nobody can make a browser known. */
  hashDevice: (words: string) => string;
};

export function secretsFrom(secret: string): Secrets {
  const keyFor = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync("sha256", secret, "charticle", purpose, KEY_BYTES));
  const codeKey = keyFor("one-time code");
  const emailKeyed = keyFor("trial mark");
  const deviceKey = keyFor("known device");
  const keyedHash = (key: Uint8Array, text: string): string =>
    createHmac("sha256", key).update(text).digest("base64url");
  return {
    accessKey: keyFor("access token"),
    cookieKey: keyFor("provider flow"),
    hashCode: (code, signUpId) => keyedHash(codeKey, `${signUpId}:${code}`),
    hashEmail: (emailKey) => keyedHash(emailKeyed, emailKey),
    hashDevice: (words) => keyedHash(deviceKey, words),
  };
}

/** 256 bits of chance, for refresh and reset tokens and states. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** Long random tokens need no key and no salt. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** newCode() -> "042317" */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
