/** Ends the session on the server, as far as it can be reached, and clears local storage in any case. */
import { ROUTES } from "@charticle/contract";
import { call } from "../api/call.ts";
import { refreshToken } from "../session/storage.ts";
import { forgetPerson } from "./forget.ts";

export async function logOut(): Promise<void> {
  const refresh = refreshToken(window.localStorage);
  forgetPerson();
  if (refresh !== null) await call(ROUTES.logout, { body: { refresh } }).catch(() => undefined);
}
