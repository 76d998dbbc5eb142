/**
 * 'Or', and the button of the sign-in provider; nothing where the server has none. The code flow is a link to the
 * server, which sends the browser on to the provider and back to /signin.
 */
import { MESSAGES } from "@charticle/contract";
import { useEffect, useRef } from "react";
import { useFacts } from "~/lib/facts.ts";
import { buttonClass } from "~/ui/button-style.ts";
import { drawProviderButton, type ProviderButtonFacts } from "./provider-script.ts";

type ProviderButtonProps = {
  onCredential: (credential: string) => void;
  onFailure: (sentence: string) => void;
};

export function ProviderButton(props: ProviderButtonProps) {
  const { provider } = useFacts();
  if (!provider) return null;
  return (
    <>
      <div className="my-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Or
      </div>
      {provider.button ? (
        <ScriptedButton {...props} button={provider.button} />
      ) : (
        <a href={provider.startUrl} className={buttonClass({ variant: "quiet", size: "large", className: "w-full" })}>
          Continue with {provider.name}
        </a>
      )}
    </>
  );
}

function ScriptedButton({ button, onCredential, onFailure }: ProviderButtonProps & { button: ProviderButtonFacts }) {
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onCredential, onFailure });
  handlers.current = { onCredential, onFailure };
  useEffect(() => {
    if (!place.current) return;
    drawProviderButton({
      button,
      element: place.current,
      onCredential: (credential) =>
        credential === null
          ? handlers.current.onFailure(MESSAGES.provider.noCredential)
          : handlers.current.onCredential(credential),
    }).catch(() => handlers.current.onFailure(MESSAGES.provider.failed));
  }, [button]);
  return <div ref={place} className="flex min-h-11 justify-center" />;
}
