/**
 * Signs a call between two of our own services, and checks the signature: HMAC-SHA256 of time and body with the shared
 * key, good for 300 s. Who replays a call within that time repeats what was said: versions make it harmless.
 *
 *   headers: {[SIGNATURE_HEADER]: signCall({body, key, now})}
 *   isSignedCall({header, body, key, now}) -> true
 */
import { createHmac } from "node:crypto";
import { sameSecret } from "../../http/same-secret.ts";

export const SIGNATURE_HEADER = "x-charticle-signature";
const TOLERANCE_MS = 300_000;

type Signed = { body: string; key: string };

const digest = ({ body, key }: Signed, timeMs: number): string =>
  createHmac("sha256", key).update(`${timeMs}.${body}`).digest("base64url");

export const signCall = ({ now, ...signed }: Signed & { now: Date }): string =>
  `t=${now.getTime()},v1=${digest(signed, now.getTime())}`;

export function isSignedCall({ header, now, ...signed }: Signed & { header: unknown; now: Date }): boolean {
  // catches "t=1714564800000,v1=AbC-_1", must not catch "t=x,v1=AbC"
  const [, time, given] = /^t=(\d{1,15}),v1=([\w-]+)$/.exec(typeof header === "string" ? header : "") ?? [];
  const timeMs = Number(time);
  return Math.abs(now.getTime() - timeMs) <= TOLERANCE_MS && sameSecret(given, digest(signed, timeMs));
}
