/** A labelled choice from a short list: <ChoiceField label="Size" value={id} choices={…} onChoose={…} />. */
import { useId } from "react";
import { CONTROL } from "./field.tsx";

type ChoiceProps = {
  label: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
};

export function ChoiceField({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-auto flex-col gap-1 text-sm sm:flex-none sm:flex-row sm:items-center sm:gap-2">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={`${CONTROL} h-11 border-field ps-2 pe-1 text-sm hover:border-ink`}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
