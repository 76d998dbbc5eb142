/** The head of a dialog or drawer: title, words, cross. The modal names itself by `${id}-title` and `${id}-words`. */
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { iconButtonClass } from "./button-style.ts";

type HeadProps = { id: string; title: ReactNode; description?: ReactNode; titleClass: string; onClose: () => void };

export function ModalHead({ id, title, description, titleClass, onClose }: HeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 id={`${id}-title`} className={titleClass}>
          {title}
        </h2>
        {description ? (
          <p id={`${id}-words`} className="mt-1 text-sm text-muted">
            {description}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className={iconButtonClass({ variant: "plain", className: "-mt-1 -mr-2" })}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
