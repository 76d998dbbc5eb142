/** A labelled choice from a short list: <ChoiceField label="Size" value={id} choices={…} onChoose={…} />. */
import { useId } from "react";

type ChoiceProps = {
  label: string;
  value: string;
  choices: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
};

export function ChoiceField({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="h-10 rounded-desk border border-field bg-surface px-2 text-ink coarse:h-11"
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
