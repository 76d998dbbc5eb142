/** What a page is told when it is served. The pages with the provider's own button get a nonce of their own. */
import { isGoogle, issuerName, type ProviderSettings } from "./backend/provider/issuer.ts";
import { newButtonNonce, START_PATH } from "./backend/provider/provider-routes.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { ProviderFacts } from "./http/run-time-facts.ts";
import type { FactsOf } from "./http/serve-pages.ts";

const BUTTON_SCRIPT = "https://accounts.google.com/gsi/client";
const BUTTON_PAGES = new Set(["/login", "/signin"]);

type Parts = { config: Config; clock: Clock; issuer: ProviderSettings | null };

export function pageFacts({ config, clock, issuer }: Parts): FactsOf {
  const { publicUrl, supportEmail, socialUrl, operatorName, trialDays } = config;
  const providerOf = (path: string, button: () => string): ProviderFacts | null => {
    if (!issuer) return null;
    const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    const hasButton = isGoogle(issuer) && BUTTON_PAGES.has(plain);
    return {
      name: issuerName(issuer),
      startUrl: START_PATH,
      button: hasButton ? { clientId: issuer.clientId, nonce: button(), scriptUrl: BUTTON_SCRIPT } : null,
    };
  };
  return (path, reply) => ({
    year: clock().getUTCFullYear(),
    publicUrl,
    supportEmail,
    socialUrl,
    operatorName,
    trialDays,
    provider: providerOf(path, () => newButtonNonce(reply, { publicUrl, clock })),
  });
}
