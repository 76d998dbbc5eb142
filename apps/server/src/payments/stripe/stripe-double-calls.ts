/** The calls of the double: its state and what each call does to it. Objects have the fields that the adapter reads. */

export type DoubleInvoice = {
  id: string;
  object: "invoice";
  amount_paid: number;
  amount_due: number;
  currency: string;
  number: string | null;
  status_transitions: { paid_at: number | null };
  payments: { object: "list"; data: { status: string; payment: { type: string; payment_intent: string } }[] };
};

export type DoubleSubscription = {
  id: string;
  object: "subscription";
  customer: string;
  status: string;
  created: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  metadata: Record<string, string>;
  items: { object: "list"; data: { current_period_end: number }[] };
  latest_invoice: DoubleInvoice;
};

export type DoubleSession = {
  id: string;
  object: "checkout.session";
  customer: string;
  status: "open" | "complete" | "expired";
  url: string;
  success_url: string;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
};

export type DoubleState = {
  customers: Map<
    string,
    { id: string; object: "customer"; email: string | null; deleted: boolean; metadata: Record<string, string> }
  >;
  sessions: Map<string, DoubleSession>;
  subscriptions: Map<string, DoubleSubscription>;
  refunds: string[];
  price: {
    id: string;
    unit_amount: number;
    currency: string;
    active: boolean;
    recurring: { interval: string; interval_count: number };
  };
};

export const newState = (): DoubleState => ({
  customers: new Map(),
  sessions: new Map(),
  subscriptions: new Map(),
  refunds: [],
  price: {
    id: "price_basic",
    unit_amount: 900,
    currency: "usd",
    active: true,
    recurring: { interval: "month", interval_count: 1 },
  },
});

type Call = { method: string; path: string; form: URLSearchParams; now: Date };
type Missing = { missing: string; status?: number };
type Handler = (state: DoubleState, call: Call & { id: string }) => object | Missing;

const nothing: Missing = { missing: "resource_missing" };
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** metadata[app]=charticle -> {app: "charticle"} */
const metadataOf = (form: URLSearchParams, prefix = "metadata"): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  );

const end = (subscription: DoubleSubscription, now: Date): void => {
  if (subscription.ended_at !== null) return;
  subscription.status = "canceled";
  subscription.ended_at = seconds(now);
};

const handlers: [method: string, path: RegExp, handler: Handler][] = [
  [
    "POST",
    // catches "/v1/customers", must not catch "/v1/customers/cus_1"
    /^\/v1\/customers$/,
    (state, { form }) => {
      const id = `cus_${state.customers.size + 1}`;
      const customer = {
        id,
        object: "customer" as const,
        email: form.get("email"),
        deleted: false,
        metadata: metadataOf(form),
      };
      state.customers.set(id, customer);
      return customer;
    },
  ],
  [
    "POST",
    // catches "/v1/customers/cus_1", must not catch "/v1/customers"
    /^\/v1\/customers\/([^/]+)$/,
    (state, { id, form }) => {
      const customer = state.customers.get(id);
      return customer ? Object.assign(customer, { email: form.get("email") }) : nothing;
    },
  ],
  // catches "/v1/customers/cus_1", must not catch "/v1/customers"
  ["GET", /^\/v1\/customers\/([^/]+)$/, (state, { id }) => state.customers.get(id) ?? nothing],
  [
    "DELETE",
    // catches "/v1/customers/cus_1", must not catch "/v1/customers"
    /^\/v1\/customers\/([^/]+)$/,
    (state, { id, now }) => {
      const customer = state.customers.get(id);
      if (!customer || customer.deleted) return nothing;
      customer.deleted = true;
      for (const subscription of state.subscriptions.values()) if (subscription.customer === id) end(subscription, now);
      return { id, object: "customer", deleted: true };
    },
  ],
  [
    "POST",
    // catches "/v1/checkout/sessions", must not catch "/v1/checkout/sessions/cs_1"
    /^\/v1\/checkout\/sessions$/,
    (state, { form }) => {
      const customer = state.customers.get(form.get("customer") ?? "");
      if (!customer || customer.deleted) return { ...nothing, status: 400 };
      const id = `cs_${state.sessions.size + 1}`;
      const session: DoubleSession = {
        id,
        object: "checkout.session",
        customer: customer.id,
        status: "open",
        url: `https://checkout.stripe.test/${id}`,
        success_url: form.get("success_url") ?? "",
        metadata: metadataOf(form),
        subscriptionMetadata: metadataOf(form, "subscription_data[metadata]"),
      };
      state.sessions.set(id, session);
      return session;
    },
  ],
  // catches "/v1/checkout/sessions/cs_1", must not catch "/v1/checkout/sessions"
  ["GET", /^\/v1\/checkout\/sessions\/([^/]+)$/, (state, { id }) => state.sessions.get(id) ?? nothing],
  [
    "POST",
    // catches "/v1/checkout/sessions/cs_1/expire", must not catch "/v1/checkout/sessions/cs_1"
    /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    (state, { id }) => {
      const session = state.sessions.get(id);
      return session ? Object.assign(session, { status: "expired" }) : nothing;
    },
  ],
  [
    "GET",
    // catches "/v1/subscriptions", must not catch "/v1/subscriptions/sub_1"
    /^\/v1\/subscriptions$/,
    (state, { form }) => {
      const customer = form.get("customer") ?? "";
      if (state.customers.get(customer)?.deleted !== false) return { ...nothing, status: 400 };
      const data = [...state.subscriptions.values()].filter((subscription) => subscription.customer === customer);
      return { object: "list", url: "/v1/subscriptions", has_more: false, data };
    },
  ],
  // catches "/v1/subscriptions/sub_1", must not catch "/v1/subscriptions"
  ["GET", /^\/v1\/subscriptions\/([^/]+)$/, (state, { id }) => state.subscriptions.get(id) ?? nothing],
  [
    "POST",
    // catches "/v1/subscriptions/sub_1", must not catch "/v1/subscriptions"
    /^\/v1\/subscriptions\/([^/]+)$/,
    (state, { id, form }) => {
      const subscription = state.subscriptions.get(id);
      if (!subscription || subscription.ended_at !== null) return { ...nothing, status: 400 };
      const atEnd = form.get("cancel_at_period_end");
      if (atEnd !== null) subscription.cancel_at_period_end = atEnd === "true";
      if (form.get("cancel_at") === "") subscription.cancel_at = null;
      return subscription;
    },
  ],
  [
    "DELETE",
    // catches "/v1/subscriptions/sub_1", must not catch "/v1/subscriptions"
    /^\/v1\/subscriptions\/([^/]+)$/,
    (state, { id, now }) => {
      const subscription = state.subscriptions.get(id);
      if (!subscription || subscription.ended_at !== null) return nothing;
      end(subscription, now);
      return subscription;
    },
  ],
  [
    "POST",
    // catches "/v1/refunds", must not catch "/v1/refunds/re_1"
    /^\/v1\/refunds$/,
    (state, { form }) => {
      const intent = form.get("payment_intent") ?? "";
      if (state.refunds.includes(intent)) return { missing: "charge_already_refunded", status: 400 };
      state.refunds.push(intent);
      return { id: `re_${state.refunds.length}`, object: "refund" };
    },
  ],
  [
    "POST",
    // catches "/v1/billing_portal/sessions", must not catch "/v1/billing_portal/sessions/bps_1"
    /^\/v1\/billing_portal\/sessions$/,
    (_, { form }) => ({
      id: "bps_1",
      object: "billing_portal.session",
      url: `https://billing.stripe.test/${form.get("customer")}`,
    }),
  ],
  // catches "/v1/prices/price_basic", must not catch "/v1/prices"
  ["GET", /^\/v1\/prices\/([^/]+)$/, (state, { id }) => (id === state.price.id ? state.price : nothing)],
];

export function answerCall(state: DoubleState, call: Call): object | Missing {
  for (const [method, path, handler] of handlers) {
    const match = method === call.method ? path.exec(call.path) : null;
    if (match) return handler(state, { ...call, id: match[1] ?? "" });
  }
  return { missing: `no such call: ${call.method} ${call.path}`, status: 404 };
}
