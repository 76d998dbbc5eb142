/** A password with show and hide; `autoComplete` tells password managers whether it is the old or a new one. */
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import type { TextFieldProps } from "./text-field.tsx";
import { useEarlyText } from "./use-early-text.ts";
import { useIsLive } from "./use-is-live.ts";

type PasswordFieldProps = Omit<TextFieldProps, "type"> & { autoComplete: "current-password" | "new-password" };

export function PasswordField({ label, error, hint, aside, ...input }: PasswordFieldProps) {
  const field = useEarlyText();
  const isLive = useIsLive();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            ref={field}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(control.className, "h-11 pr-12")}
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={shown}
            aria-disabled={!isLive || undefined}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-desk text-muted hover:text-ink focus-visible:-outline-offset-4"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
