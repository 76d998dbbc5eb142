/** The frame of /terms and /privacy: head, text in a readable measure, foot. */
import type { ReactNode } from "react";
import { PublicFooter } from "~/ui/public-footer.tsx";
import { Island } from "./island.tsx";
import { SiteHeader } from "./site-header.tsx";

export type LegalSection = { title: string; text: ReactNode };

type LegalPageProps = { title: string; lead: ReactNode; sections: readonly LegalSection[] };

export function LegalPage({ title, lead, sections }: LegalPageProps) {
  return (
    <>
      <SiteHeader />
      <main className="mx-auto max-w-2xl px-5 py-16 sm:px-8">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-5 font-serif text-lg text-muted">{lead}</p>
        {sections.map((section) => (
          <section key={section.title} className="mt-9 border-t border-line pt-6">
            <h2 className="text-lg">{section.title}</h2>
            <div className="mt-2 leading-relaxed">{section.text}</div>
          </section>
        ))}
      </main>
      <PublicFooter />
      <Island />
    </>
  );
}

/** Who runs this server; nothing where that is not said. */
export function Operator() {
  return <span data-fact="__FACT_OPERATOR_NAME__"> It is operated by __FACT_OPERATOR_NAME__.</span>;
}

/** How to reach the operator; the server fills it in. */
export function Contact() {
  return (
    <span data-fact="__FACT_SUPPORT_EMAIL__">
      {" "}
      Write to{" "}
      <a href="mailto:__FACT_SUPPORT_EMAIL__" className="link">
        __FACT_SUPPORT_EMAIL__
      </a>
      .
    </span>
  );
}
