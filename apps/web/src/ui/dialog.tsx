/**
 * A dialog over the page: `<Dialog open={open} onOpenChange={setOpen} title="…" description="…">…</Dialog>`.
 * The focus goes in, stays in, and comes back; Escape and the cross close it.
 */
import { type ReactNode, useId } from "react";
import { Modal } from "./modal.tsx";
import { ModalHead } from "./modal-head.tsx";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Widest form on large screens; `narrow` is the usual one. */
  width?: "narrow" | "wide";
};

const WIDTHS = { narrow: "max-w-md", wide: "max-w-4xl" } as const;

export function Dialog({ open, onOpenChange, title, description, children, width = "narrow" }: DialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-words` : undefined}
      className={`dialog ${WIDTHS[width]}`}
    >
      <div className="p-6">
        <ModalHead
          id={id}
          title={title}
          description={description}
          titleClass="pt-1 text-xl text-balance"
          onClose={() => onOpenChange(false)}
        />
        <div className="mt-5">{children}</div>
      </div>
    </Modal>
  );
}
