/** One part of the settings: its name and purpose on the left, its controls on the right. */
import { type ReactNode, useId } from "react";
import { classNames } from "~/ui/class-names.ts";

type SettingsSectionProps = { title: string; lead: string; tone?: "danger"; children: ReactNode };

export function SettingsSection({ title, lead, tone, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "grid gap-x-10 gap-y-5 border-t py-8 lg:grid-cols-[13rem_1fr]",
        tone === "danger" ? "border-danger" : "border-line",
      )}
    >
      <div>
        <h2 id={id} className={classNames("text-lg", tone === "danger" && "text-danger")}>
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
