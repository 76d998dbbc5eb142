/** A turning ring beside words that say what is going on; without motion it stands still. */
import { classNames } from "./class-names.ts";

/** `label` is for those who can't see the ring; leave it out where words stand beside it. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={classNames("size-[1.1em] shrink-0 animate-spin fill-none stroke-current", className)}
    >
      <circle cx="10" cy="10" r="8" strokeWidth="2.5" className="opacity-25" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
