/** Six boxes for a one-time code: they advance by themselves, step back, and take a pasted or suggested code. */

import { OTPField } from "@base-ui/react/otp-field";
import { OTP_LENGTH } from "@charticle/contract";
import { useEffect, useId, useRef } from "react";
import { classNames } from "~/ui/class-names.ts";

type CodeBoxesProps = { value: string; onChange: (value: string) => void; invalid: boolean };

export function CodeBoxes({ value, onChange, invalid }: CodeBoxesProps) {
  const id = useId();
  const boxes = useRef<HTMLDivElement>(null);
  // whoever comes here has come to type the code
  useEffect(() => boxes.current?.querySelector("input")?.focus(), []);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        Verification code
      </label>
      <OTPField.Root
        ref={boxes}
        id={id}
        length={OTP_LENGTH}
        value={value}
        onValueChange={(next) => onChange(next)}
        className="grid max-w-sm grid-cols-6 gap-2"
      >
        {Array.from({ length: OTP_LENGTH }, (_, at) => `digit-${at + 1}`).map((key, at) => (
          <OTPField.Input
            key={key}
            aria-label={`Digit ${at + 1} of ${OTP_LENGTH}`}
            aria-invalid={invalid || undefined}
            className={classNames(
              "h-14 w-full min-w-0 rounded-desk border bg-surface text-center text-lg font-medium tabular-nums transition-colors duration-150",
              invalid ? "border-danger" : "border-field hover:border-ink",
            )}
          />
        ))}
      </OTPField.Root>
    </div>
  );
}
