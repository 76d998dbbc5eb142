/** Several lines of text: `<TextAreaField label="Description" rows={5} value={v} onChange={…} />`. */
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, "id" | "className">;

export function TextAreaField({ label, error, hint, aside, ...input }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => <textarea dir="auto" {...input} {...control} className={classNames(control.className, "py-2.5")} />}
    </Field>
  );
}
