/**
 * A stand-in for Stripe's HTTP API on loopback, for tests: the calls that stripe-provider makes, with idempotency keys
 * as Stripe keeps them, and hands to do what a person, a bank or time does (stripe-double-hands).
 *
 *   const double = await openStripeDouble({clock});  stripeProvider({…, apiBase: double.url});  await double.close();
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Clock } from "../../clock.ts";
import { answerCall, type DoubleState, newState } from "./stripe-double-calls.ts";

/** What goes wrong with a call: before it has an effect, after it, or no answer at all. */
export type Fault = "fails" | "answers too late" | "does nothing" | "is slow";
export type SeenCall = { method: string; path: string; idempotencyKey: string | null };

export type StripeDouble = {
  url: string;
  state: DoubleState;
  /** All calls so far. */
  seen: SeenCall[];
  /** The next so many calls that match go wrong. */
  breakCalls(rule: { match: RegExp; fault: Fault; times: number }): void;
  /** This happens once: when the next call that matches has had its effect and has not been answered yet. */
  meanwhile(rule: { match: RegExp; happens: () => Promise<unknown> }): void;
  close(): Promise<void>;
};

export async function openStripeDouble({ clock }: { clock: Clock }): Promise<StripeDouble> {
  const state = newState();
  const seen: SeenCall[] = [];
  const rules: { match: RegExp; fault: Fault; times: number }[] = [];
  const visits: { match: RegExp; happens: () => Promise<unknown> }[] = [];
  const replies = new Map<string, { status: number; body: string } | "running">();

  const faultOf = (call: string): Fault | null => {
    const rule = rules.find(({ match, times }) => times > 0 && match.test(call));
    if (!rule) return null;
    rule.times -= 1;
    return rule.fault;
  };
  const visit = async (call: string): Promise<void> => {
    const at = visits.findIndex(({ match }) => match.test(call));
    if (at >= 0) for (const { happens } of visits.splice(at, 1)) await happens();
  };
  const send = (response: ServerResponse, { status, body }: { status: number; body: string }) =>
    response.writeHead(status, { "content-type": "application/json", "request-id": `req_${seen.length}` }).end(body);
  const failure = (status: number, code: string) => ({
    status,
    body: JSON.stringify({
      error: { type: status >= 500 ? "api_error" : "invalid_request_error", code, message: code },
    }),
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const { pathname, searchParams } = new URL(url, "http://double");
    const form = method === "POST" ? new URLSearchParams(await text(request)) : searchParams;
    const given = request.headers["idempotency-key"];
    const key = typeof given === "string" ? `${pathname} ${given}` : null;
    seen.push({ method, path: pathname, idempotencyKey: key && `${given}` });
    const fault = faultOf(`${method} ${pathname}`);
    if (fault === "does nothing") return;
    if (fault === "is slow") await new Promise((later) => setTimeout(later, 300));
    if (fault === "fails") {
      send(response, failure(500, "broken"));
      return;
    }
    const known = key ? replies.get(key) : undefined;
    if (known === "running") {
      send(response, failure(409, "idempotency_key_in_use"));
      return;
    }
    if (known) {
      send(response, known);
      return;
    }
    if (key) replies.set(key, "running");
    await new Promise((soon) => setTimeout(soon, 5));
    const answer = answerCall(state, { method, path: pathname, form, now: clock() });
    const reply =
      "missing" in answer
        ? failure(answer.status ?? 404, answer.missing)
        : { status: 200, body: JSON.stringify(answer) };
    await visit(`${method} ${pathname}`);
    if (key) replies.set(key, reply);
    send(response, fault === "answers too late" ? failure(500, "lost on the way") : reply);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => send(response, failure(500, String(error))));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    seen,
    breakCalls: (rule) => void rules.push({ ...rule }),
    meanwhile: (rule) => void visits.push(rule),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
