/**
 * Answers any path with a page of the web app: filled with the facts of now, under a policy with its scripts' hashes,
 * compressed, with an etag. Filled pages are kept until a fact changes (the year does).
 *
 *   const servePage = pageServer({pages, facts}); await servePage(request, reply)
 */
import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BuiltPage, BuiltPages } from "./built-pages.ts";
import { pagePolicy } from "./page-policy.ts";
import { fillFacts, type RunTimeFacts } from "./run-time-facts.ts";

/** The facts of a page for this very reply: those of a button's page hold a fresh nonce. */
export type FactsOf = (path: string, reply: FastifyReply) => RunTimeFacts;

type Filled = { facts: string; html: Buffer; brotli: Buffer; etag: string; policy: string };

/** A page that is kept is worth 0.1 s once: the landing page then fits into a connection's first packets (14 KB). */
const KEPT_QUALITY = 10;
const ONCE_QUALITY = 5;

const compress = (html: Buffer, quality: number): Buffer =>
  brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });

function fill(page: BuiltPage, facts: RunTimeFacts): Filled {
  const text = fillFacts(page.html, facts);
  const html = Buffer.from(text);
  const button = facts.provider?.button;
  return {
    facts: JSON.stringify(facts),
    html,
    brotli: compress(html, button ? ONCE_QUALITY : KEPT_QUALITY),
    etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
    policy: pagePolicy(text, button ? new URL(button.scriptUrl).origin : null),
  };
}

export function pageServer({ pages, facts }: { pages: BuiltPages; facts: FactsOf }) {
  const kept = new Map<string, Filled>();
  const filledOf = (page: BuiltPage, now: RunTimeFacts): Filled => {
    const known = kept.get(page.file);
    if (known && known.facts === JSON.stringify(now)) return known;
    const filled = fill(page, now);
    // a page with a nonce serves one reply only
    if (!now.provider?.button) kept.set(page.file, filled);
    return filled;
  };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split("?")[0] ?? "/";
    const page = pages.find(path);
    const filled = filledOf(page, facts(path, reply));
    reply
      .header("content-security-policy", filled.policy)
      .header("cache-control", "no-cache")
      .header("etag", filled.etag)
      .header("vary", "accept-encoding");
    if (page.inBrowser || page.status === 404) reply.header("x-robots-tag", "noindex");
    if (page.status === 200 && request.headers["if-none-match"] === filled.etag) return reply.code(304).send();
    reply.code(page.status).type("text/html; charset=utf-8");
    // catches "gzip, br", must not catch "brx" nor "br;q=0"
    const takesBrotli = /(?:^|[\s,])br(?:\s*(?:,|$)|;\s*q=(?!0(?:\.0*)?(?:,|\s|$)))/.test(
      String(request.headers["accept-encoding"] ?? ""),
    );
    return takesBrotli ? reply.header("content-encoding", "br").send(filled.brotli) : reply.send(filled.html);
  };
}
