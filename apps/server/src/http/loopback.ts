/**
 * Whether a request comes from this very machine and was meant for it: the peer and the Host header are loopback. The
 * second keeps out pages of other sites whose name was bent to 127.0.0.1 (DNS rebinding).
 *
 *   isLocalRequest(request) -> true for http://localhost:3000 opened on this machine
 */
import type { FastifyRequest } from "fastify";

// catches "127.0.0.1" and "127.8.9.1", must not catch "127.0.0.1.example.com"
const LOOPBACK_V4 = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

export const isLoopback = (address: string): boolean => {
  const bare = address.toLowerCase().replace("::ffff:", "");
  return bare === "localhost" || bare === "::1" || bare === "[::1]" || LOOPBACK_V4.test(bare);
};

/** "localhost:3000" -> "localhost", "[::1]:3000" -> "[::1]" */
const hostname = (host: string): string => host.replace(/:\d+$/, "");

export const isLocalRequest = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? "") &&
  isLoopback(hostname(request.headers.host ?? "")) &&
  // a proxy on this machine speaks for somebody else
  request.headers["x-forwarded-for"] === undefined &&
  request.headers.forwarded === undefined;

type Place = { host: string; publicUrl: string; production: boolean };

/**
 * Whether a server is for the person at this machine alone: it listens on loopback and sends people there. A bare proxy
 * beside it passes strangers on under its own Host and names nobody; that people are sent elsewhere gives it away.
 *
 *   isForThisMachine({host: "127.0.0.1", publicUrl: "https://charts.example.org", production: false}) -> false
 */
export const isForThisMachine = ({ host, publicUrl, production }: Place): boolean =>
  !production && isLoopback(host) && isLoopback(new URL(publicUrl).hostname);

/**
 * Where this machine's browser opens a page instead, if it asked by another of the machine's names: it keeps what it
 * stores for each name apart, and payments and letters lead back to PUBLIC_URL's. null: it asked as it should.
 *
 *   properAddress({url: "/pricing", host: "localhost:3000"}, "http://127.0.0.1:3000") -> "http://127.0.0.1:3000/pricing"
 */
export function properAddress(
  { url, host }: { url: string; host: string | undefined },
  publicUrl: string,
): string | null {
  const proper = new URL(publicUrl);
  if (!host || !url.startsWith("/") || host === proper.host || !URL.canParse(`http://${host}`)) return null;
  const asked = new URL(`http://${host}`);
  // another port is a way of its own, such as a tunnel
  return isLoopback(asked.hostname) && asked.port === proper.port ? `${proper.origin}${url}` : null;
}
