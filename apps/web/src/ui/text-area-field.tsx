/** Several lines of text: `<TextAreaField label="Description" rows={5} value={v} onChange={…} />`. */
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, "id" | "className">;

/** Grows with its text from `rows` on, where the browser can; else it scrolls. */
export function TextAreaField({ label, error, hint, aside, rows = 3, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <textarea
          dir="auto"
          rows={rows}
          {...input}
          {...control}
          style={{ minHeight: `${rows * 1.5 + 1.375}rem` }}
          className={classNames(control.className, "field-sizing-content max-h-80 py-2.5")}
        />
      )}
    </Field>
  );
}
