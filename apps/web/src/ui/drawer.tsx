/**
 * A sheet from the lower edge: `<Drawer open={open} onOpenChange={setOpen} title="Choose a theme">…</Drawer>`.
 * Its foot does not scroll, but on a low window (400% zoom, a phone on its side), where nothing else would have room.
 */
import { type ReactNode, useId } from "react";
import { Modal } from "./modal.tsx";
import { ModalHead } from "./modal-head.tsx";

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Stands at the foot. */
  footer?: ReactNode;
  children: ReactNode;
};

export function Drawer({ open, onOpenChange, title, description, footer, children }: DrawerProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-words` : undefined}
      className="drawer inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-2rem)] w-full max-w-none rounded-t-2xl border-t"
    >
      <div className="flex max-h-[calc(100dvh-2rem)] flex-col low:max-h-none">
        <div className="border-b border-line px-5 py-2 sm:py-3">
          <div className="mx-auto w-full max-w-6xl">
            <ModalHead
              id={id}
              title={title}
              description={description}
              titleClass="pt-0.5 text-lg"
              onClose={() => onOpenChange(false)}
            />
          </div>
        </div>
        <div className="edge-shades min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-3 [--ground:var(--surface)] sm:py-5">
          {children}
        </div>
        {footer ? <div className="border-t border-line px-5 py-3 sm:py-4">{footer}</div> : null}
      </div>
    </Modal>
  );
}
