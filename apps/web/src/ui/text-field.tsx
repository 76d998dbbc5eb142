/** One line of text: `<TextField label="Username" value={v} onChange={…} error={fault} autoComplete="username" />`. */
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { useEarlyText } from "./use-early-text.ts";

export type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "id" | "className" | "ref">;

export function TextField({ label, error, hint, aside, ...input }: TextFieldProps) {
  const field = useEarlyText();
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <input ref={field} type="text" {...input} {...control} className={classNames(control.className, "h-11")} />
      )}
    </Field>
  );
}
