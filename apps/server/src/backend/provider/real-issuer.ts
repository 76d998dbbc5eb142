/**
 * For tests: a certified OpenID Connect implementation on loopback. It knows one person, who is always logged in and
 * consents to everything.
 *
 *   const issuer = await realIssuer({clientId, clientSecret, redirectUri, person}); … await issuer.close()
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

export type Person = { sub: string; email: string; email_verified: boolean };
type Options = { clientId: string; clientSecret: string; redirectUri: string; person: Person };

export async function realIssuer({ clientId, clientSecret, redirectUri, person }: Options) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const settings: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    conformIdTokenClaims: false,
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    cookies: { keys: ["a key for tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...person }) }),
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
  };
  const provider = new Provider(url, settings);
  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    const { params, prompt, session } = await provider.interactionDetails(request, response);
    if (prompt.name === "login") {
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    }
    const grant = new provider.Grant({ accountId: session?.accountId ?? "", clientId: String(params.client_id) });
    grant.addOIDCScope("openid email");
    const grantId = await grant.save();
    return provider.interactionFinished(request, response, { consent: { grantId } }, { mergeWithLastSubmission: true });
  });
  return {
    url,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** A browser of few words: follows redirects and keeps cookies until it is sent to `until`; answers that address. */
export async function followTo(start: string, until: string): Promise<URL> {
  const jar = new Map<string, string>();
  let address = start;
  for (let hops = 0; hops < 12; hops++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(address, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`the issuer stopped at ${address} with ${response.status}`);
    address = new URL(location, address).href;
    if (address.startsWith(until)) return new URL(address);
  }
  throw new Error("the issuer redirects without end");
}
