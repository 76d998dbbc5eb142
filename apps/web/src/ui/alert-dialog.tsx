/**
 * A sentence that must be answered: `<AlertDialog open={…} onOpenChange={…} title="…">words and buttons</AlertDialog>`.
 * `actions` are the buttons; without any there is one that says OK. A press beside it answers nothing.
 */
import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function AlertDialog({ open, onOpenChange, title, children, actions }: AlertDialogProps) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={`${id}-title`}
      describedBy={children ? `${id}-words` : undefined}
      className="dialog max-w-md"
    >
      <div className="p-6">
        <h2 id={`${id}-title`} className="text-xl text-balance">
          {title}
        </h2>
        {children ? (
          <div id={`${id}-words`} className="mt-3 text-base text-muted">
            {children}
          </div>
        ) : null}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          {actions ?? <Button onClick={() => onOpenChange(false)}>OK</Button>}
        </div>
      </div>
    </Modal>
  );
}
