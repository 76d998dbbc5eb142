/** Where toasts appear; say one by `toast("Saved")` from sonner. The shell renders it once. */
import { Toaster as Base } from "sonner";
// in place of the styles in its script (scripts/styles-of-toasts.ts)
import "sonner/dist/styles.css";

export function Toaster() {
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
          actionButton: "shrink-0 rounded-md px-2 py-1 font-medium underline underline-offset-4",
          cancelButton: "shrink-0 rounded-md px-2 py-1 opacity-80",
        },
      }}
    />
  );
}
