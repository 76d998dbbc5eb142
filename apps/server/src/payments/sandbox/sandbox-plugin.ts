/**
 * The sandbox's pages as a Fastify plugin, mounted at /payments/sandbox: the addresses hold ids that can't be guessed.
 *
 *   GET, POST /checkout/:id     GET, POST /card/:customerId
 */
import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { appError } from "../../http/app-error.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { PaymentsContext } from "../context.ts";
import { SYNC_JOB } from "../events.ts";
import { syncUser } from "../sync-user.ts";
import { sandboxCheckouts, sandboxCustomers } from "../tables.ts";
import { cardPage, checkoutPage, closedPage, SANDBOX_STYLE } from "./pages.ts";
import { endPeriodNow, payCheckout, setCard, type Tell } from "./pay-in-sandbox.ts";

export type SandboxPages = {
  context: PaymentsContext;
  /** Throws for whom the sandbox must not be open. */
  admit: (request: FastifyRequest) => Promise<void>;
};

const styleHash = createHash("sha256").update(SANDBOX_STYLE).digest("base64");
const idParams = z.object({ id: z.string().check(z.maxLength(128)) });
const outcomeOf = (body: unknown): string =>
  new URLSearchParams(typeof body === "string" ? body : "").get("outcome") ?? "";

export const sandboxPages = ({ context, admit }: SandboxPages) =>
  async function sandboxPlugin(app: FastifyInstance): Promise<void> {
    const { db, clock, publicUrl } = context;
    // a form may lead on to the product's own pages only
    const csp = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${publicUrl}; frame-ancestors 'none'; base-uri 'none'`;
    const html = (reply: FastifyReply, document: string) =>
      reply
        .header("content-security-policy", csp)
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(document);
    const idOf = (request: FastifyRequest) => idParams.parse(request.params).id;
    const tell: Tell = async (tx, { customerId }) =>
      enqueue(tx, { kind: SYNC_JOB, payload: { customerId }, uniqueKey: `event:sandbox:${randomUUID()}` });

    app.addHook("onRequest", admit);
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
      done(null, body),
    );

    async function openCheckout(id: string) {
      const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
      if (!checkout) throw appError("NOT_FOUND");
      const [customer] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, checkout.customerId));
      const { status } = (await context.provider.checkout(id)) ?? { status: "expired" };
      return { ...checkout, status, email: customer?.email ?? "" };
    }

    app.get("/checkout/:id", { schema: { hide: true } }, async (request, reply) => {
      const { status, email } = await openCheckout(idOf(request));
      return html(
        reply,
        status === "open" ? checkoutPage({ email, declined: "fresh" }) : closedPage({ backUrl: publicUrl }),
      );
    });

    app.post("/checkout/:id", { schema: { hide: true } }, async (request, reply) => {
      const { id, status, email, successUrl, cancelUrl } = await openCheckout(idOf(request));
      const outcome = outcomeOf(request.body);
      if (outcome === "abandon") return reply.redirect(cancelUrl, 303);
      if (status === "expired") return html(reply, closedPage({ backUrl: publicUrl }));
      if (outcome === "decline") return html(reply.code(402), checkoutPage({ email, declined: "declined" }));
      if (outcome !== "pay") throw appError("BAD_REQUEST");
      await payCheckout(context, { checkoutId: id, tell });
      return reply.redirect(successUrl, 303);
    });

    async function customerOf(id: string) {
      const [customer] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id));
      if (!customer) throw appError("NOT_FOUND");
      return customer;
    }

    app.get("/card/:id", { schema: { hide: true } }, async (request, reply) => {
      const { id, card, userId } = await customerOf(idOf(request));
      await syncUser(context, userId);
      const live = (await context.provider.subscriptionsOf(id)).find(({ status }) => status !== "canceled");
      return html(reply, cardPage({ card, periodEnd: live?.periodEnd ?? null }));
    });

    app.post("/card/:id", { schema: { hide: true } }, async (request, reply) => {
      const { id, userId } = await customerOf(idOf(request));
      const outcome = outcomeOf(request.body);
      if (outcome === "works" || outcome === "declines") await setCard({ db }, { customerId: id, card: outcome });
      else if (outcome === "end-period") await endPeriodNow({ db, clock }, id);
      else if (outcome !== "back") throw appError("BAD_REQUEST");
      await syncUser(context, userId);
      return outcome === "back" ? reply.redirect(`${publicUrl}/settings`, 303) : reply.redirect(request.url, 303);
    });
  };
