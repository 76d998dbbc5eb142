/**
 * The provider's own button (Google Identity Services), drawn by its own script into an element of ours.
 *
 *   await drawProviderButton({button, element, onCredential}); // throws where the script can't be loaded
 */
import type { Facts } from "~/lib/facts.ts";

export type ProviderButtonFacts = NonNullable<NonNullable<Facts["provider"]>["button"]>;

type IdentityApi = {
  initialize: (options: { client_id: string; nonce: string; callback: (answer: unknown) => void }) => void;
  renderButton: (element: HTMLElement, look: { theme: string; size: string; width: number; text: string }) => void;
};

const at = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const isIdentityApi = (value: unknown): value is IdentityApi =>
  typeof at(value, "initialize") === "function" && typeof at(value, "renderButton") === "function";

const identityApi = (): unknown => at(at(at(window, "google"), "accounts"), "id");

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("the provider's script could not be loaded"));
    document.head.append(script);
  });

export async function drawProviderButton(options: {
  button: ProviderButtonFacts;
  element: HTMLElement;
  /** The credential, or null where the provider gave none. */
  onCredential: (credential: string | null) => void;
}): Promise<void> {
  const { button, element, onCredential } = options;
  if (!isIdentityApi(identityApi())) await loadScript(button.scriptUrl);
  const api = identityApi();
  if (!isIdentityApi(api)) throw new Error("the provider's script is not what it should be");
  const callback = (answer: unknown): void => {
    const credential = at(answer, "credential");
    onCredential(typeof credential === "string" && credential !== "" ? credential : null);
  };
  api.initialize({ client_id: button.clientId, nonce: button.nonce, callback });
  const width = Math.min(400, Math.round(element.getBoundingClientRect().width));
  api.renderButton(element, { theme: "outline", size: "large", width, text: "continue_with" });
}
