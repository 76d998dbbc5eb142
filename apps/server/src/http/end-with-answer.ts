/**
 * While a server closes, each connection ends with the answer that it waits for: a client that keeps it alive would
 * hold the close up until its grace is over.
 *
 *   endWithAnswer(app); … await app.close()   // resolves with the last answer
 */
import type { FastifyInstance } from "fastify";

export function endWithAnswer(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  // the head of a long answer may have been sent before
  app.addHook("onResponse", async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
