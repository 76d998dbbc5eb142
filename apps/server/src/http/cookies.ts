/**
 * Cookies that only the server reads.
 *
 *   setCookie(reply, {name: "signup", value: id, path: "/api/user/", lifeS: 600, sameSite: "Strict", isSecure})
 */
import type { FastifyReply, FastifyRequest } from "fastify";

export type Cookie = {
  name: string;
  /** Letters, digits, dots, dashes and underscores. */
  value: string;
  path: string;
  /** 0 takes the cookie away. */
  lifeS: number;
  sameSite: "Strict" | "Lax";
  /** Sent over TLS alone. */
  isSecure: boolean;
};

export function setCookie(reply: FastifyReply, { name, value, path, lifeS, sameSite, isSecure }: Cookie): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${lifeS}`, "HttpOnly", `SameSite=${sameSite}`];
  if (isSecure) parts.push("Secure");
  // Fastify keeps several headers of this one name side by side
  reply.header("set-cookie", parts.join("; "));
}

export function readCookie(request: FastifyRequest, name: string): string | null {
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
