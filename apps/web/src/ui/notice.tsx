/** A sentence in the page that says how something went: `<Notice tone="danger">Login failed. …</Notice>`. */
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type NoticeTone = "danger" | "good" | "info";

const LOOKS = {
  danger: { Icon: CircleAlert, className: "border-danger/40 bg-danger-wash text-danger" },
  good: { Icon: CircleCheck, className: "border-good/40 text-good" },
  info: { Icon: Info, className: "border-line text-ink" },
} as const;

/** Announced when it appears: at once where something went wrong. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const { Icon, className } = LOOKS[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={classNames("flex gap-2.5 rounded-desk border px-3.5 py-3 text-sm", className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
