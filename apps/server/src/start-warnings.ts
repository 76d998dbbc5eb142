/**
 * What whoever starts the product should know of its settings, though none of it is wrong. In: the settings. Out: lines.
 *
 *   startWarnings({...config, host: "0.0.0.0"}) -> ["No letter reaches anyone: …", "Nobody can pay: …"]
 */
import { stripeOf } from "./compose-payments.ts";
import type { Config } from "./config.ts";
import { isForThisMachine } from "./http/loopback.ts";

const NO_MAIL =
  "No letter reaches anyone: SMTP_URL is not set, and /dev/mailbox is shown where HOST and PUBLIC_URL are loopback only.";
const NO_PAYMENTS =
  "Nobody can pay: STRIPE_SECRET_KEY is not set, and the sandbox is open where HOST and PUBLIC_URL are loopback only.";
const FREE_FOR_ALL =
  "Nobody pays: with PAYMENTS=sandbox everybody who can reach this server may have a plan for nothing.";

export function startWarnings(config: Config): string[] {
  const isPrivate = isForThisMachine(config);
  const paysElsewhere = config.payments.url !== undefined;
  return [
    ...(!config.smtp && !isPrivate ? [NO_MAIL] : []),
    ...(!paysElsewhere && stripeOf(config) === undefined ? [NO_PAYMENTS] : []),
    ...(!paysElsewhere && !isPrivate && config.payments.mode === "sandbox" ? [FREE_FOR_ALL] : []),
  ];
}
