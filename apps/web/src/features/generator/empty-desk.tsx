/** What stands where the charts will be: the sentence of the specification and six examples to click. */
import { MESSAGES } from "@charticle/contract";
import { useRef } from "react";
import { Button } from "~/ui/button.tsx";
import { CARD_BUTTON } from "~/ui/button-style.ts";
import { EXAMPLES } from "./examples.ts";

type EmptyProps = { onExample: (text: string) => void; onPicture: (file: File) => void };

/** A picture is dropped anywhere on the page, or chosen here. */
function PictureChooser({ onPicture }: Pick<EmptyProps, "onPicture">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="flex flex-wrap items-center justify-center gap-2 text-center text-sm text-muted">
      A PNG that was saved here can be edited again: drop it on this page, or
      <Button variant="quiet" size="small" onClick={() => input.current?.click()}>
        Open a picture
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png"
        hidden
        aria-label="Picture to open"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onPicture(file);
        }}
      />
    </p>
  );
}

export function EmptyDesk({ onExample, onPicture }: EmptyProps) {
  return (
    <section aria-labelledby="empty-desk" className="flex flex-col gap-6 py-6 md:py-10">
      <div className="text-center">
        <h2 id="empty-desk" className="text-lg md:text-xl">
          {MESSAGES.extraction.empty}
        </h2>
        <p className="mt-1 text-sm text-muted">or start from one of these</p>
      </div>
      <ul className="mx-auto grid w-full max-w-4xl gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {EXAMPLES.map(({ kind, text }) => (
          <li key={kind} className="flex">
            <button
              type="button"
              onClick={() => onExample(text)}
              className={`${CARD_BUTTON} flex w-full flex-col gap-2 bg-surface p-4`}
            >
              <span className="text-xs font-semibold text-accent-ink">{kind}</span>
              <span className="line-clamp-4 font-serif text-base whitespace-pre-line">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <PictureChooser onPicture={onPicture} />
    </section>
  );
}
