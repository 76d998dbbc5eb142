/**
 * The browser's own modal dialog: the focus goes in, stays in and comes back, Escape and a press beside it close it, the
 * page behind is inert. In: what it is called, its look, its content. `Dialog`, `AlertDialog` and `Drawer` stand on it.
 */
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import "./modal.css";

export type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labelledBy: string;
  describedBy?: string | undefined;
  /** `alertdialog`: must be answered; a press beside it is no answer. */
  role?: "alertdialog" | undefined;
  /** Of the sheet itself; it has no padding, so that a press on the dialog is a press beside its content. */
  className: string;
  children: ReactNode;
};

export function Modal({ open, onOpenChange, labelledBy, describedBy, role, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // closed before it is taken out of the page: only so the browser gives the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  const onPress = (event: MouseEvent) => {
    if (event.target === dialog.current && role !== "alertdialog") onOpenChange(false);
  };
  // the keyboard's way to close is Escape, which the browser answers with "cancel"
  const reach = {
    onClick: onPress,
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onOpenChange(false);
    },
  };
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`modal fixed border-line bg-surface p-0 text-ink shadow-lg outline-none backdrop:bg-shade ${className}`}
      {...reach}
    >
      {open && children}
    </dialog>
  );
}
