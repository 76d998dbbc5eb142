/** The list behind "?": <ShortcutsSheet letters={letters} onClose={close} />. Single letters can be switched off here. */
import { Dialog } from "~/ui/dialog.tsx";
import { SHORTCUTS } from "./shortcuts.ts";
import type { LetterSwitch } from "./use-shortcuts.ts";

export function ShortcutsSheet({ letters, onClose }: { letters: LetterSwitch; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-md border border-line px-1.5 py-0.5 font-sans text-xs">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex items-center gap-3 border-t border-line pt-4 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={letters.areOn}
          onChange={(event) => letters.set(event.currentTarget.checked ? "on" : "off")}
        />
        Single letters (D, S, T, ?) work outside of fields
      </label>
    </Dialog>
  );
}
