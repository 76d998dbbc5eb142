/**
 * The browser's local storage, by the keys of the contract (who writes each and when stands there).
 *
 *   storedSession(localStorage) -> {access: "ey…", refresh: "r1", userId: "u1", status: "active", …}
 */
import { type Plan, STORAGE_KEYS, type TokenPair } from "@charticle/contract";

export type StoredUser = { userId: string; email: string; username: string };

const KEYS = STORAGE_KEYS;

export const accessToken = (storage: Storage): string | null => storage.getItem(KEYS.accessToken);
export const refreshToken = (storage: Storage): string | null => storage.getItem(KEYS.refreshToken);
export const storedUserId = (storage: Storage): string | null => storage.getItem(KEYS.userId);
export const storedStatus = (storage: Storage): string | null => storage.getItem(KEYS.subscriptionStatus);

export function storeTokens(storage: Storage, pair: TokenPair): void {
  storage.setItem(KEYS.accessToken, pair.access);
  storage.setItem(KEYS.refreshToken, pair.refresh);
}

export function storeUser(storage: Storage, user: StoredUser): void {
  storage.setItem(KEYS.userData, JSON.stringify(user));
  storage.setItem(KEYS.userId, user.userId);
  storage.setItem(KEYS.userEmail, user.email);
}

/** The person as stored at log-in; null where nothing readable is stored. */
export function storedUser(storage: Storage): StoredUser | null {
  try {
    const user: unknown = JSON.parse(storage.getItem(KEYS.userData) ?? "null");
    if (typeof user !== "object" || user === null) return null;
    const text = (name: string): string => String(Reflect.get(user, name) ?? "");
    return { userId: text("userId"), email: text("email"), username: text("username") };
  } catch {
    return null;
  }
}

const setOrRemove = (storage: Storage, { key, value }: { key: string; value: string | null }): void => {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
};

/** Writes what the gate, the guard or /checkout-success found; a field that is left out keeps its value. */
export function storeSubscription(
  storage: Storage,
  found: { status: string; plan?: Pick<Plan, "subscriptionId" | "endDate"> | null },
): void {
  storage.setItem(KEYS.subscriptionStatus, found.status);
  if (!found.plan) return;
  setOrRemove(storage, { key: KEYS.subscriptionId, value: found.plan.subscriptionId });
  setOrRemove(storage, { key: KEYS.subscriptionEndDate, value: found.plan.endDate });
}
