/**
 * A panel from the edge: from below on narrow windows and from the right on wide ones, or always from the given side.
 *
 *   <Drawer open={open} onOpenChange={setOpen} title="Choose a theme" side="bottom">…</Drawer>
 */
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { iconButtonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";

export type DrawerSide = "right" | "left" | "bottom";

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  side?: DrawerSide;
  /** Stands at the foot and does not scroll. */
  footer?: ReactNode;
  children: ReactNode;
};

const VIEWPORTS: Record<DrawerSide, string> = {
  right: "items-stretch justify-end",
  left: "items-stretch justify-start",
  bottom: "items-end justify-center",
};

const POPUPS: Record<DrawerSide, string> = {
  right:
    "h-full w-[min(26rem,calc(100vw-2.5rem))] border-l data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]",
  left: "h-full w-[min(18rem,calc(100vw-2.5rem))] border-r data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]",
  bottom:
    "max-h-[calc(100dvh-2rem)] w-full rounded-t-2xl border-t data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]",
};

export function Drawer({ open, onOpenChange, title, description, side = "right", footer, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className={classNames("fixed inset-0 z-50 flex", VIEWPORTS[side])}>
          <Base.Popup
            className={classNames(
              "flex flex-col border-line bg-surface text-ink outline-none transition-transform duration-200 ease-out",
              POPUPS[side],
            )}
          >
            <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-3">
              <div>
                <Base.Title className="pt-1.5 text-lg">{title}</Base.Title>
                {description ? <Base.Description className="text-sm text-muted">{description}</Base.Description> : null}
              </div>
              <Base.Close aria-label="Close" className={iconButtonClass({ variant: "plain", className: "-mr-2" })}>
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
            {footer ? <div className="border-t border-line px-5 py-4">{footer}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
