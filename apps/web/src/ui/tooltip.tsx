/**
 * Words beside a control after 700 ms or on focus: `<Tooltip text="Download (S)"><IconButton …/></Tooltip>`.
 * The child needs a name of its own; the tooltip is for sighted people.
 */
import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

export const TOOLTIP_DELAY_MS = 700;

export type TooltipProps = { text: ReactNode; side?: "top" | "right" | "bottom" | "left"; children: ReactElement };

export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Base.Provider delay={TOOLTIP_DELAY_MS}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner side={side} sideOffset={8} className="z-50">
            <Base.Popup className="rounded-md bg-ink px-2 py-1 text-xs text-paper transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
