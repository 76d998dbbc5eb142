/** The page of every account form: the brand above, a headline, the form, and links below. */
import type { ReactNode } from "react";
import { BetaMark, BrandName } from "~/ui/brand.tsx";

export type AuthFrameProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode };

export function AuthFrame({ title, lead, children, foot }: AuthFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center gap-2.5 border-b border-line px-5 sm:px-8">
        <a href="/" aria-label="Charticle, start page" className="rounded-sm coarse:py-2">
          <BrandName />
        </a>
        <BetaMark />
      </header>
      <main className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col px-5 pt-10 pb-16 sm:pt-20">
        <h1 className="text-2xl">{title}</h1>
        {lead ? <p className="mt-3 text-muted">{lead}</p> : null}
        <div className="mt-8">{children}</div>
        {foot ? (
          <div className="mt-8 border-t border-line pt-5 text-sm [&_a]:py-1 coarse:[&_a]:py-3.5">{foot}</div>
        ) : null}
      </main>
    </div>
  );
}
