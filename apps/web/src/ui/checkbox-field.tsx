/** A tick and its words: <CheckboxField label="Can be edited again" isChecked={…} onCheck={(isChecked) => …} />. */
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CheckboxProps = {
  label: ReactNode;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  className?: string;
};

export function CheckboxField({ label, isChecked, onCheck, className }: CheckboxProps) {
  return (
    <label className={classNames("flex items-center gap-2.5 text-sm coarse:min-h-11", className)}>
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={isChecked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
