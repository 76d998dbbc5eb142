/**
 * Whether two secrets are the same, in a time that tells nothing about where they differ.
 *
 *   sameSecret(request.headers["x-service-secret"], config.secret) -> true
 */
import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export const sameSecret = (given: unknown, expected: string): boolean =>
  typeof given === "string" && timingSafeEqual(digest(given), digest(expected));
