/**
 * A sentence that must be answered: `<AlertDialog open={…} onOpenChange={…} title="…">words and buttons</AlertDialog>`.
 * `actions` are the buttons; without any there is one that says OK.
 */
import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { buttonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { BACKDROP, POPUP } from "./popup-style.ts";

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function AlertDialog({ open, onOpenChange, title, children, actions }: AlertDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup className={classNames(POPUP, "max-w-md")}>
          <Base.Title className="text-xl">{title}</Base.Title>
          {children ? (
            <Base.Description render={<div />} className="mt-3 text-base text-muted">
              {children}
            </Base.Description>
          ) : null}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            {actions ?? <Base.Close className={buttonClass({ variant: "primary" })}>OK</Base.Close>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
