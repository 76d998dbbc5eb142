/** The list behind "?": <ShortcutsSheet letters={letters} onClose={close} />. Single letters can be switched off here. */
import { CheckboxField } from "~/ui/checkbox-field.tsx";
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
      <CheckboxField
        label="Single letters (D, S, T, ?) work outside of fields"
        isChecked={letters.areOn}
        onCheck={(isChecked) => letters.set(isChecked ? "on" : "off")}
        className="mt-5 border-t border-line pt-4"
      />
    </Dialog>
  );
}
