/**
 * The red pop-up titled Error, which fades out after 3 s. While it is pointed at or its button has the focus it stays, also
 * when it had begun to fade; it goes by the clock, not by the end of a transition, which not every person's page has.
 */
import { PRICING_ERROR_FADE_MS } from "@charticle/contract";
import { useEffect, useState } from "react";
import { classNames } from "~/ui/class-names.ts";

/** As long as its transition. */
const FADING_MS = 200;

const NEXT = {
  shown: { phase: "fading", afterMs: PRICING_ERROR_FADE_MS },
  fading: { phase: "gone", afterMs: FADING_MS },
} as const;

export function ErrorPopUp({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const [phase, setPhase] = useState<"shown" | "fading" | "gone">("shown");
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld) setPhase((now) => (now === "fading" ? "shown" : now));
    if (isHeld || phase === "gone") return;
    const next = NEXT[phase];
    const timer = setTimeout(() => setPhase(next.phase), next.afterMs);
    return () => clearTimeout(timer);
  }, [isHeld, phase]);
  if (phase === "gone") return null;
  return (
    <div
      role="alert"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className={classNames(
        "fixed inset-x-4 top-4 z-50 mx-auto flex max-w-sm items-start justify-between gap-3 rounded-desk bg-alarm px-5 py-4 text-on-alarm shadow-lg transition-opacity duration-200",
        phase === "fading" && "opacity-0",
      )}
    >
      <div className="min-w-0">
        <p className="font-semibold">Error</p>
        <p className="text-sm">{sentence}</p>
      </div>
      <button
        type="button"
        aria-label="Close"
        className="-mt-1 -mr-2 grid size-8 shrink-0 place-items-center rounded-md outline-on-alarm coarse:size-11"
        onClick={onClose}
      >
        {/* drawn here: the icon's own file comes with the pages behind the log-in */}
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current" strokeWidth="1.5">
          <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
