/**
 * Access tokens: JWT, HS256 and nothing else, 15 minutes, with the session they belong to.
 *
 *   const token = await signAccessToken(key, {userId, sessionId, now}); await readAccessToken(key, {token, now})
 */
import { jwtVerify, SignJWT } from "jose";

export const ACCESS_LIFE_S = 15 * 60;
const ISSUER = "charticle";
const AUDIENCE = "charticle-api";
/** A token of another kind can't pass for an access token. */
const TYPE = "at+jwt";
const MS_PER_S = 1000;

export type AccessClaims = { userId: string; sessionId: string };

const secondsOf = (time: Date): number => Math.floor(time.getTime() / MS_PER_S);

export const signAccessToken = (
  key: Uint8Array,
  { userId, sessionId, now }: AccessClaims & { now: Date },
): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(now) + ACCESS_LIFE_S)
    .sign(key);

/** null for anything but a living access token of ours. */
export async function readAccessToken(
  key: Uint8Array,
  { token, now }: { token: string; now: Date },
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ["exp", "sub", "sid"],
      currentDate: now,
    });
    const { sub, sid } = payload;
    return typeof sub === "string" && typeof sid === "string" ? { userId: sub, sessionId: sid } : null;
  } catch {
    // whatever is wrong with it, it lets nobody in
    return null;
  }
}
