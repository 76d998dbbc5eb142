/** The mark (lines of text that end in bars) and the name. */
import { classNames } from "./class-names.ts";

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames("shrink-0", className ?? "size-7")}>
      <path d="M3 6h26M3 12h12" className="stroke-ink" strokeWidth="3" fill="none" />
      <path d="M3 18h7v11H3zM12.5 22h7v7h-7z" className="fill-ink" />
      <path d="M22 12h7v17h-7z" className="fill-accent" />
    </svg>
  );
}

export function BrandName({ className }: { className?: string }) {
  return (
    <span className={classNames("flex items-center gap-2.5", className)}>
      <BrandMark />
      <span className="translate-y-[0.08em] font-serif text-[1.375rem] leading-none font-medium tracking-[-0.02em]">
        Charticle
      </span>
    </span>
  );
}

/** Beside the name, wherever it heads a page of the product. */
export const BetaMark = ({ className }: { className?: string }) => (
  <span className={classNames("rounded-full border border-field px-2 text-xs leading-5 text-muted", className)}>
    beta
  </span>
);
