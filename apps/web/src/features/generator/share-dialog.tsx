/** 'Where do you want to share your chart?' with its seven options: <ShareDialog onChoose={open} onClose={close} />. */
import type { Network } from "@charticle/contract";
import { Button } from "~/ui/button.tsx";
import { CARD_BUTTON } from "~/ui/button-style.ts";
import { Dialog } from "~/ui/dialog.tsx";
import { NETWORK_CHOICES } from "./networks.ts";

type ShareProps = { fileName: string; onChoose: (network: Network) => void; onClose: () => void };

export function ShareDialog({ fileName, onChoose, onClose }: ShareProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Where do you want to share your chart?"
      description={`${fileName} is in your downloads.`}
    >
      <ul className="grid grid-cols-2 gap-2">
        {NETWORK_CHOICES.map(({ id, name, kind }) => (
          <li key={id} className="flex">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className={`${CARD_BUTTON} flex w-full flex-col px-3 py-3 sm:px-4`}
            >
              <span className="font-medium">{name}</span>
              <span className="text-sm text-muted">{kind}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-4 w-full" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  );
}
