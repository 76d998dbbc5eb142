/**
 * POST /webhook, in a scope of its own that keeps the body as the bytes that were signed. It needs no user; the answer
 * comes as soon as the event is written down.
 */
import type { FastifyInstance } from "fastify";
import { appError } from "../http/app-error.ts";
import type { PaymentsContext } from "./context.ts";
import { recordEvent } from "./events.ts";
import { readStripeEvent } from "./stripe/stripe-webhook.ts";

/** Events with long invoices are larger than the calls of a browser. */
const MAX_EVENT_BYTES = 1024 * 1024;

export const webhook = ({ context, secret }: { context: PaymentsContext; secret: string }) =>
  async function webhookPlugin(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_EVENT_BYTES }, (_, body, done) =>
      done(null, body),
    );

    app.post("/webhook", { bodyLimit: MAX_EVENT_BYTES, schema: { hide: true } }, async (request) => {
      const { body } = request;
      const signature = request.headers["stripe-signature"];
      if (!Buffer.isBuffer(body) || typeof signature !== "string") throw appError("WEBHOOK_FORGED");
      const event = await readStripeEvent(body, { signature, secret, now: context.clock() });
      if (event) await recordEvent(context, event);
      return { received: true };
    });
  };
