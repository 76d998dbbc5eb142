/** What stands where the charts will be: the sentence of the specification and six examples to click. */
import { MESSAGES } from "@charticle/contract";
import { EXAMPLES } from "./examples.ts";

export function EmptyDesk({ onExample }: { onExample: (text: string) => void }) {
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
              className="flex w-full flex-col gap-2 rounded-desk border border-line bg-surface p-4 text-left hover:border-field"
            >
              <span className="text-xs font-semibold text-accent-ink">{kind}</span>
              <span className="line-clamp-4 font-serif text-base whitespace-pre-line">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
