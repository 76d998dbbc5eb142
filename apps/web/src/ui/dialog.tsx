/**
 * A dialog over the page: `<Dialog open={open} onOpenChange={setOpen} title="…" description="…">…</Dialog>`.
 * The focus goes in, stays in, and comes back; Escape and the cross close it.
 */
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { iconButtonClass } from "./button-style.ts";
import { Modal } from "./modal.tsx";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Widest form on large screens; `narrow` is the usual one. */
  width?: "narrow" | "wide";
};

const WIDTHS = { narrow: "max-w-md", wide: "max-w-3xl" } as const;

export function Dialog({ open, onOpenChange, title, description, children, width = "narrow" }: DialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-words` : undefined}
      className={`inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-desk border ${WIDTHS[width]}`}
    >
      <div className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-1 text-xl text-balance">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={() => onOpenChange(false)}
            className={iconButtonClass({ variant: "plain", className: "-mt-1 -mr-2" })}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {description ? (
          <p id={`${id}-words`} className="mt-2 text-sm text-muted">
            {description}
          </p>
        ) : null}
        <div className="mt-5">{children}</div>
      </div>
    </Modal>
  );
}
