/**
 * The embedded database has one connection: a query outside a transaction that is awaited inside of it would wait
 * for ever. This makes such a query fail at once, with the reason, instead of hanging the server.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";

const surrounding = new AsyncLocalStorage<{ open: boolean }>();

const refuseInside = (what: string): void => {
  if (surrounding.getStore()?.open) throw new Error(`${what} inside a transaction must go through its own tx`);
};

/** The same PGlite, with `query` and `transaction` guarded; `afterUse` is told when one of them is done. */
export function oneConnection(client: PGlite, { afterUse }: { afterUse: () => void }): PGlite {
  const query: PGlite["query"] = async (...call) => {
    refuseInside("a query");
    try {
      return await client.query(...call);
    } finally {
      afterUse();
    }
  };
  const transaction: PGlite["transaction"] = async (run) => {
    refuseInside("a transaction");
    const state = { open: true };
    const runGuarded: typeof run = (tx) =>
      surrounding.run(state, async () => {
        try {
          return await run(tx);
        } finally {
          state.open = false;
        }
      });
    try {
      return await client.transaction(runGuarded);
    } finally {
      afterUse();
    }
  };
  const guarded = new Map<string | symbol, unknown>(Object.entries({ query, transaction }));
  return new Proxy(client, {
    get: (target, key) => {
      if (guarded.has(key)) return guarded.get(key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
