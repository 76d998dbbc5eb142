/**
 * The letters of a machine without a mail server, at /dev/mailbox and /dev/mailbox.json: for the person at this machine
 * alone. Registered only where the server is for this machine (loopback.ts) and not in production.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { KeptLetter } from "../mail/outbox.ts";
import { appError } from "./app-error.ts";
import { isLocalRequest } from "./loopback.ts";
import { escapeHtml } from "./run-time-facts.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}
article{border:1px solid #8C8679;border-radius:10px;padding:1rem;margin:1rem 0}h2{font-size:1rem;margin:0}
p{margin:.25rem 0;opacity:.75}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}`;

const articleOf = ({ to, subject, text, at }: KeptLetter): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>to ${escapeHtml(to)}, ${escapeHtml(at)}</p><pre>${escapeHtml(text)}</pre></article>`;

const pageOf = (letters: readonly KeptLetter[]): string => {
  const content = letters.length === 0 ? "<p>No letters yet.</p>" : letters.map(articleOf).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title><style>${STYLE}</style></head><body><h1>Mailbox</h1><p>Without SMTP_URL, letters end here.</p>${content}</body></html>`;
};

const requireLocal = async (request: FastifyRequest): Promise<void> => {
  if (!isLocalRequest(request)) throw appError("NOT_FOUND");
};

export function addMailbox(app: FastifyInstance, { list }: { list: () => KeptLetter[] }): void {
  const options = { schema: { hide: true } as object, onRequest: requireLocal };
  app.get("/dev/mailbox", options, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("content-security-policy", POLICY).send(pageOf(list())),
  );
  app.get("/dev/mailbox.json", options, async (_request, reply) =>
    reply.send(list().map(({ to, subject, text, at }) => ({ to, subject, text, at }))),
  );
}
