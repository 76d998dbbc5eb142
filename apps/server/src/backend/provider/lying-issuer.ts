/**
 * For tests: an issuer that answers any code with whatever ID token it is told to. Its discovery and keys are in order,
 * so only the checks of the token itself stand between a lie and an account.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";

type Claims = Record<string, unknown>;
export type Lie = (truth: {
  claims: Claims;
  sign: (claims: Claims, key?: CryptoKey) => Promise<string>;
  otherKey: CryptoKey;
}) => Promise<string>;

type Options = {
  clientId: string;
  /** A place where one stood before; any free one unless given. */
  port?: number;
  /** What it calls itself and its addresses; where it stands, unless given. */
  name?: string;
};

export async function lyingIssuer({ clientId, port = 0, name }: Options) {
  const honest = await generateKeyPair("RS256");
  const other = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(honest.publicKey)), kid: "1", alg: "RS256", use: "sig" };
  let lie: Lie = ({ claims, sign }) => sign(claims);
  let nonce = "";
  let url = "";
  let issuer = "";
  const person: Claims = { sub: "liar-1", email: "liar@example.com", email_verified: true };
  const sign = (claims: Claims, key: CryptoKey = honest.privateKey): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "1" }).sign(key);

  const idToken = (): Promise<string> => {
    const nowS = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: clientId, iat: nowS, exp: nowS + 60, nonce, ...person };
    return lie({ claims, sign, otherKey: other.privateKey });
  };
  const reply = async (request: IncomingMessage): Promise<unknown> => {
    if (request.url === "/.well-known/openid-configuration") {
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ["RS256"],
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
      };
    }
    if (request.url === "/keys") return { keys: [jwk] };
    return { access_token: "x", token_type: "bearer", id_token: await idToken() };
  };
  const server = createServer(async (request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(await reply(request)));
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer = name ?? url;
  return {
    url,
    idToken,
    tell: (next: Lie) => {
      lie = next;
    },
    /** What the person is at this issuer from now on. */
    become: (claims: Claims) => Object.assign(person, claims),
    expectNonce: (value: string) => {
      nonce = value;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
