/**
 * The frame of a form field: label above, hint and error below, tied to the control for assistive techniques. The
 * error is announced when it appears.
 *
 *   <Field label="Email" error={fault}>{(control) => <input {...control} type="email" />}</Field>
 */
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  className: string;
};

export type FieldProps = {
  label: string;
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Stands at the label's right end, e.g. "Forgot password?". */
  aside?: ReactNode;
};

/** How every control looks, but for its border's colour and its height. */
export const CONTROL =
  "w-full rounded-desk border bg-surface px-3 text-base text-ink placeholder:text-muted transition-colors duration-150";

export function Field({
  label,
  error,
  hint,
  aside,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const control: ControlProps = {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    className: classNames(
      CONTROL,
      "read-only:bg-paper read-only:text-muted",
      error ? "border-danger" : "border-field hover:border-ink",
    ),
  };
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children(control)}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className="flex gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
