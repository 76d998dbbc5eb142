/**
 * What a browser carries while it is away at the provider: state, nonce, PKCE verifier and the page to come back to,
 * encrypted, for ten minutes.
 *
 *   const value = await sealFlow(key, {flow, now}); await openFlow(key, {value, now}) -> flow, or null
 */
import { EncryptJWT, jwtDecrypt } from "jose";
import * as z from "zod/mini";

export const FLOW_LIFE_S = 600;
const MS_PER_S = 1000;

const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.nullish(z.string()),
});
export type Flow = z.infer<typeof flowSchema>;

export const sealFlow = (key: Uint8Array, { flow, now }: { flow: Flow; now: Date }): Promise<string> =>
  new EncryptJWT(flow)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(Math.floor(now.getTime() / MS_PER_S) + FLOW_LIFE_S)
    .encrypt(key);

export async function openFlow(key: Uint8Array, { value, now }: { value: string; now: Date }): Promise<Flow | null> {
  try {
    const { payload } = await jwtDecrypt(value, key, {
      currentDate: now,
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return flowSchema.parse(payload);
  } catch {
    // expired, foreign or mangled: there is no flow
    return null;
  }
}
