/** Where notices appear; what is said by `say` (notices.ts) is shown here. The shell renders it once something is said. */
import { useEffect } from "react";
import { Toaster as Base, toast } from "sonner";
// in place of the styles in its script (scripts/styles-of-toasts.ts)
import "sonner/dist/styles.css";
import { listen, type Said } from "./notices.ts";

const SAY = { good: toast.success, danger: toast.error };

const show = ({ id, words, tone, action, durationMs }: Said): void => {
  const how = { id, ...(action ? { action } : {}), ...(durationMs ? { duration: durationMs } : {}) };
  (tone ? SAY[tone] : toast)(words, how);
};

export function Toaster() {
  // effects of what is inside run first: the board stands when the notices that waited come
  useEffect(() => listen({ show, hide: (id) => void toast.dismiss(id) }), []);
  return (
    <Base
      position="bottom-center"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-desk border font-sans border-ink/15 bg-ink px-4 py-3 text-sm text-paper shadow-lg",
          title: "font-medium",
          description: "opacity-80",
          content: "min-w-0 flex-1",
          actionButton:
            "shrink-0 rounded-md px-2 py-1 font-medium underline underline-offset-4 outline-current coarse:min-h-11",
          cancelButton: "shrink-0 rounded-md px-2 py-1 opacity-80",
        },
      }}
    />
  );
}
