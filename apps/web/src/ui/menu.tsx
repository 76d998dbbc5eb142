/**
 * A menu under a button: `<Menu trigger={<IconButton …/>} items={[{label: "Copy caption", onSelect}]} />`.
 */
import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

export type MenuItem = { label: string; icon?: ReactNode; onSelect: () => void; disabled?: boolean };

export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className="min-w-44 rounded-desk border border-line bg-surface p-1 text-sm text-ink shadow-lg outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map(({ label, icon, onSelect, disabled }) => (
              <Base.Item
                key={label}
                onClick={onSelect}
                disabled={disabled ?? false}
                className="flex h-9 cursor-default items-center gap-2.5 rounded-md px-3 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-line/60 coarse:h-11"
              >
                {icon}
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
