/** One line of text: `<TextField label="Username" value={v} onChange={…} error={fault} autoComplete="username" />`. */
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "id" | "className">;

export function TextField({ label, error, hint, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => <input type="text" {...input} {...control} className={classNames(control.className, "h-11")} />}
    </Field>
  );
}
