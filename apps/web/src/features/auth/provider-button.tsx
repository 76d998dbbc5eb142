/**
 * 'Or', and the button of the sign-in provider; nothing where the server has none. The code flow is a link to the
 * server, which sends the browser on to the provider and back to /signin.
 *
 * The provider's own button is good for one credential, for that is what the nonce of this document is good for. After
 * that, or where its script can't be had, the link stands in its place.
 */
import { MESSAGES } from "@charticle/contract";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useFacts } from "~/lib/facts.ts";
import { buttonClass } from "~/ui/button-style.ts";
import { returnState } from "./after-login.ts";
import { drawProviderButton, type ProviderButtonFacts } from "./provider-script.ts";

type ProviderButtonProps = {
  /** Exchanges it; answers whether the person is in. Where not, they have been told why. */
  onCredential: (credential: string) => Promise<boolean>;
  onFailure: (sentence: string) => void;
};

/** Whether this document's nonce has been used; a way from page to page within it brings no other. */
let isUsed = false;

export function ProviderButton(props: ProviderButtonProps) {
  const { provider } = useFacts();
  const from = returnState(useLocation().state);
  const [isOver, setIsOver] = useState(() => isUsed);
  if (!provider) return null;
  return (
    <>
      <div className="my-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Or
      </div>
      {provider.button && !isOver ? (
        <ScriptedButton {...props} button={provider.button} onOver={() => setIsOver(true)} />
      ) : (
        <a
          href={from ? `${provider.startUrl}?${new URLSearchParams(from)}` : provider.startUrl}
          className={buttonClass({ variant: "quiet", size: "large", className: "w-full" })}
        >
          Continue with {provider.name}
        </a>
      )}
    </>
  );
}

type ScriptedButtonProps = ProviderButtonProps & { button: ProviderButtonFacts; onOver: () => void };

function ScriptedButton({ button, ...props }: ScriptedButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const handlers = useRef(props);
  handlers.current = props;
  useEffect(() => {
    if (!place.current) return;
    drawProviderButton({
      button,
      element: place.current,
      onCredential: (credential) => {
        const { onCredential, onFailure, onOver } = handlers.current;
        if (credential === null) return onFailure(MESSAGES.provider.noCredential);
        isUsed = true;
        void onCredential(credential).then((isIn) => isIn || onOver());
      },
    }).catch(() => {
      handlers.current.onFailure(MESSAGES.provider.failed);
      handlers.current.onOver();
    });
  }, [button]);
  return <div ref={place} className="flex min-h-11 justify-center" />;
}
