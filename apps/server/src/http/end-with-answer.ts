/**
 * How a server ends without losing a request. From the word `beginToEnd` on, each answer ends its connection and /ready
 * says no, while requests are answered as before: clients and proxies go elsewhere. While it closes, the same holds: a
 * client that keeps its connection alive would hold the close up until its grace is over.
 *
 *   endWithAnswer(app); … beginToEnd(app); … await app.close()   // resolves with the last answer
 */
import type { FastifyInstance } from "fastify";

const ending = new WeakSet<FastifyInstance>();

export const beginToEnd = (app: FastifyInstance): void => void ending.add(app);
export const isEnding = (app: FastifyInstance): boolean => ending.has(app);

export function endWithAnswer(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    beginToEnd(app);
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isEnding(app)) reply.header("connection", "close");
  });
  // the head of a long answer may have been sent before
  app.addHook("onResponse", async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
