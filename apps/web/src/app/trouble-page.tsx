/** What is shown instead of a page: what happened, what to do next. `LostScriptPage` stands hidden in every document. */
import type { ReactNode } from "react";
import { LOST_SCRIPT_WORDS } from "~/lib/lost-script.ts";
import { BrandName } from "~/ui/brand.tsx";
import { buttonClass } from "~/ui/button-style.ts";

type TroubleProps = { title: string; text: string; requestId?: string | null; again: ReactNode };

export function TroublePage({ title, text, requestId, again }: TroubleProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-6 py-16">
      <a href="/" className="mb-10 self-start rounded-sm" aria-label="Charticle, start page">
        <BrandName />
      </a>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-4 text-muted">{text}</p>
      {requestId ? (
        <p className="mt-4 text-sm text-muted">
          Request id: <code className="text-ink select-all">{requestId}</code>
        </p>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {again}
        <a href="/" className={buttonClass({ variant: "quiet" })}>
          Start page
        </a>
      </div>
    </main>
  );
}

/** LOST_SCRIPT_WATCH shows it in place of the rest, and answers its button. */
export function LostScriptPage() {
  const again = (
    <button type="button" className={buttonClass({})}>
      Try again
    </button>
  );
  return (
    <div id="lost-script" hidden>
      <TroublePage {...LOST_SCRIPT_WORDS} again={again} />
    </div>
  );
}
