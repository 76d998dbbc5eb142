/**
 * An access token's end, by its `exp` claim in seconds. The signature is the server's business.
 *
 *   isExpired("<header>.<{exp: 100}>.<signature>", 100_000) -> true
 */

const claimsOf = (token: string): unknown => {
  try {
    const base64 = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
};

/** A token without a readable `exp` counts as expired: a refresh settles it. */
export function isExpired(token: string, nowMs: number): boolean {
  const claims = claimsOf(token);
  if (typeof claims !== "object" || claims === null) return true;
  const expiresS: unknown = Reflect.get(claims, "exp");
  return typeof expiresS !== "number" || expiresS * 1000 <= nowMs;
}
