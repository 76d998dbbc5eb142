/** Who somebody is at the provider, read from the claims of a verified ID token. */
import { appError } from "../../http/app-error.ts";

export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
};

type Claims = { iss?: unknown; sub?: unknown; email?: unknown; email_verified?: unknown };

export function identityOf(claims: Claims): ProviderIdentity {
  const { iss, sub, email } = claims;
  if (typeof iss !== "string" || typeof sub !== "string" || sub === "") throw appError("PROVIDER_FAILED");
  return {
    // Google names itself with and without the protocol
    issuer: iss.includes("://") ? iss : `https://${iss}`,
    subject: sub,
    email: typeof email === "string" ? email : null,
    // some issuers say it as a word
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
  };
}
