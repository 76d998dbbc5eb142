/**
 * Google on this machine: an issuer that speaks as accounts.google.com, and the script of its button. The server is told
 * where it really stands (`google-server.ts`); the page asks for Google's own addresses, under its own policy.
 *
 *   const google = await openGoogle(); await google.standIn(page); google.become({sub: "7", email, email_verified: true});
 */
import type { Page } from "@playwright/test";
import { lyingIssuer } from "../../apps/server/src/backend/provider/lying-issuer.ts";

export const GOOGLE = "https://accounts.google.com";
export const CLIENT_ID = "charticle-at-google";

/**
 * What Google's library does for us, in a few lines: `initialize` takes client, nonce and callback; `renderButton` draws
 * a button that fetches a credential for them.
 */
const BUTTON_SCRIPT = `(() => {
  let settings;
  const press = async () => {
    const asked = new URLSearchParams({ client_id: settings.client_id, nonce: settings.nonce });
    const answer = await fetch("${GOOGLE}/gsi/token?" + asked);
    settings.callback(await answer.json());
  };
  window.google = { accounts: { id: {
    initialize: (given) => { settings = given; },
    renderButton: (element, look) => {
      const button = document.createElement("button");
      button.textContent = look.text === "continue_with" ? "Continue with Google" : "Sign in";
      button.onclick = press;
      element.append(button);
    },
  } } };
})();`;

export async function openGoogle() {
  const issuer = await lyingIssuer({ clientId: CLIENT_ID, name: GOOGLE });
  /** What the button hands over; null: a credential for the nonce of the page. */
  let handsOver: (() => object) | null = null;
  const credentials: string[] = [];
  return {
    url: issuer.url,
    become: issuer.become,
    close: issuer.close,
    /** All credentials that were handed over, oldest first. */
    credentials,
    handOver: (answer: (() => object) | null) => {
      handsOver = answer;
    },
    standIn: async (page: Page): Promise<void> => {
      await page.route(`${GOOGLE}/gsi/client`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: BUTTON_SCRIPT }),
      );
      // where the code flow leads: everybody is logged in there and agrees. The first step of the way is what can be caught:
      // no browser asks about the later ones for certain
      await page.route("**/api/auth/google/start*", async (route) => {
        const answer = await route.fetch({ maxRedirects: 0 });
        const asked = new URL(answer.headers().location ?? "").searchParams;
        issuer.expectNonce(asked.get("nonce") ?? "");
        const back = new URL(asked.get("redirect_uri") ?? "");
        back.search = new URLSearchParams({ code: "any", state: asked.get("state") ?? "" }).toString();
        await route.fulfill({ response: answer, headers: { ...answer.headers(), location: back.href } });
      });
      await page.route(`${GOOGLE}/gsi/token?**`, async (route) => {
        issuer.expectNonce(new URL(route.request().url()).searchParams.get("nonce") ?? "");
        const credential = await issuer.idToken();
        credentials.push(credential);
        const headers = { "access-control-allow-origin": "*" };
        await route.fulfill({ headers, json: handsOver ? handsOver() : { credential } });
      });
    },
  };
}
