/**
 * A dialog over the page: `<Dialog open={open} onOpenChange={setOpen} title="…" description="…">…</Dialog>`.
 * The focus goes in, stays in, and comes back; Escape and the cross close it.
 */
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { iconButtonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { BACKDROP, POPUP } from "./popup-style.ts";

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
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup className={classNames(POPUP, WIDTHS[width])}>
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="pt-1 text-xl text-balance">{title}</Base.Title>
            <Base.Close aria-label="Close" className={iconButtonClass({ variant: "plain", className: "-mt-1 -mr-2" })}>
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </div>
          {description ? <Base.Description className="mt-2 text-sm text-muted">{description}</Base.Description> : null}
          <div className="mt-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
