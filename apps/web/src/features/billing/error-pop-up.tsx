/** The red pop-up titled Error, which fades out after 3 s and stays while it is pointed at or focused. */
import { PRICING_ERROR_FADE_MS } from "@charticle/contract";
import { useEffect, useState } from "react";
import { classNames } from "~/ui/class-names.ts";

export function ErrorPopUp({ sentence }: { sentence: string }) {
  const [held, setHeld] = useState(false);
  const [phase, setPhase] = useState<"shown" | "fading" | "gone">("shown");
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setPhase("fading"), PRICING_ERROR_FADE_MS);
    return () => clearTimeout(timer);
  }, [held]);
  if (phase === "gone") return null;
  return (
    <div
      role="alert"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onTransitionEnd={() => setPhase((now) => (now === "fading" ? "gone" : now))}
      className={classNames(
        "fixed inset-x-4 top-4 z-50 mx-auto max-w-sm rounded-desk bg-alarm px-5 py-4 text-on-alarm shadow-lg transition-opacity duration-200",
        phase === "fading" && !held && "opacity-0",
      )}
    >
      <p className="font-semibold">Error</p>
      <p className="text-sm">{sentence}</p>
    </div>
  );
}
