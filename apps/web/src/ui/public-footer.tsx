/**
 * The foot of public pages: support, social profile, terms, privacy, year. The marks are filled in by the server; an
 * entry whose fact is unset (`data-fact=""`) is not shown. Only for static pages: React never sees what replaced them.
 */
const LINK = "flex min-h-6 items-center hover:text-ink coarse:h-11";

export function PublicFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-8 text-sm text-muted sm:px-8">
        <p>© __FACT_YEAR__ Charticle</p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-2">
          <a data-fact="__FACT_SUPPORT_EMAIL__" href="mailto:__FACT_SUPPORT_EMAIL__" className={LINK}>
            Support: __FACT_SUPPORT_EMAIL__
          </a>
          <a data-fact="__FACT_SOCIAL_URL__" href="__FACT_SOCIAL_URL__" rel="me noopener" className={LINK}>
            Follow us
          </a>
          <a href="/pricing" className={LINK}>
            Pricing
          </a>
          <a href="/terms" className={LINK}>
            Terms
          </a>
          <a href="/privacy" className={LINK}>
            Privacy
          </a>
        </nav>
      </div>
    </footer>
  );
}
