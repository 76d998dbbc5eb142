/**
 * The button flow: the provider's own script gives the page an ID token, made for a nonce that we put into that page and
 * that fits to the browser's cookie. In: the token and the cookie. Out: who it is.
 */
import { createRemoteJWKSet, type JWTVerifyGetKey, errors as joseErrors, jwtVerify } from "jose";
import { appError } from "../../http/app-error.ts";
import type { BackendContext } from "../context.ts";
import { isNonceOf, NONCE_LIFE_S } from "./button-nonce.ts";
import { identityOf, type ProviderIdentity } from "./identity.ts";
import { type Issuer, isGoogle } from "./issuer.ts";
import { spendOnce } from "./spend-once.ts";

const TIMEOUT_MS = 10_000;
const ALGORITHMS = ["RS256", "PS256", "ES256", "EdDSA"];

const keysByAddress = new Map<string, JWTVerifyGetKey>();
const keysAt = (address: string): JWTVerifyGetKey => {
  const known = keysByAddress.get(address);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS });
  keysByAddress.set(address, keys);
  return keys;
};

/** `browser`: the secret in the cookie. */
export type Credential = { credential: string; browser: string | null };

const isUnreachable = (error: unknown): boolean =>
  error instanceof joseErrors.JWKSTimeout || error instanceof TypeError;

export async function verifyCredential(
  { credential, browser }: Credential,
  issuer: Issuer,
  context: Pick<BackendContext, "db" | "clock">,
): Promise<ProviderIdentity> {
  if (credential.trim() === "") throw appError("NO_CREDENTIAL");
  if (browser === null || browser === "") throw appError("PROVIDER_FAILED");
  const metadata = (await issuer.discovered()).serverMetadata();
  if (!metadata.jwks_uri) throw appError("PROVIDER_FAILED");
  const names = isGoogle(issuer) ? [metadata.issuer, new URL(metadata.issuer).host] : [metadata.issuer];
  try {
    const { payload } = await jwtVerify(credential, keysAt(metadata.jwks_uri), {
      algorithms: ALGORITHMS,
      issuer: names,
      audience: issuer.clientId,
      requiredClaims: ["exp", "iat", "sub", "nonce"],
      currentDate: context.clock(),
    });
    const { nonce } = payload;
    if (!isNonceOf(nonce, { browser, now: context.clock() })) throw appError("PROVIDER_FAILED");
    if (!(await spendOnce({ value: nonce, lifeS: NONCE_LIFE_S }, context))) throw appError("PROVIDER_FAILED");
    return identityOf(payload);
  } catch (error) {
    throw appError(isUnreachable(error) ? "PROVIDER_UNAVAILABLE" : "PROVIDER_FAILED", { cause: error });
  }
}
