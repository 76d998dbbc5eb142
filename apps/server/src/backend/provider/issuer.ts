/**
 * The OpenID Connect issuer, found when it is first needed and again after a failure: an issuer that is down at our
 * start is no reason not to start.
 *
 *   const issuer = openIssuer({issuer: "https://accounts.google.com", clientId, clientSecret});
 *   const config = await issuer.discovered();      // throws PROVIDER_UNAVAILABLE
 */
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { appError } from "../../http/app-error.ts";
import { isLoopback } from "../../http/loopback.ts";

export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string };
export type Issuer = ProviderSettings & { discovered: () => Promise<Configuration> };

const TIMEOUT_S = 10;
const GOOGLE_HOST = "accounts.google.com";

export const isGoogle = ({ issuer }: Pick<ProviderSettings, "issuer">): boolean =>
  new URL(issuer).hostname === GOOGLE_HOST;

/** "Google", or the host of any other issuer. */
export const issuerName = (settings: Pick<ProviderSettings, "issuer">): string =>
  isGoogle(settings) ? "Google" : new URL(settings.issuer).host;

export function openIssuer(settings: ProviderSettings): Issuer {
  const { issuer, clientId, clientSecret } = settings;
  const address = new URL(issuer);
  const isLocal = address.protocol === "http:" && isLoopback(address.hostname);
  let found: Promise<Configuration> | null = null;

  const discover = (): Promise<Configuration> =>
    discovery(address, clientId, {}, ClientSecretPost(clientSecret), {
      timeout: TIMEOUT_S,
      // the ID token's signature is checked against the published keys, though it comes straight from the issuer
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    });

  return {
    ...settings,
    discovered: async () => {
      found ??= discover();
      try {
        return await found;
      } catch (error) {
        found = null;
        throw appError("PROVIDER_UNAVAILABLE", { cause: error });
      }
    },
  };
}
