/** A field that searches while it is typed into: <SearchField label="Search your history" value={…} onType={…} />. */
import { Search } from "lucide-react";
import { useId } from "react";
import { CONTROL } from "./field.tsx";

type SearchProps = { label: string; value: string; onType: (typed: string) => void };

export function SearchField({ label, value, onType }: SearchProps) {
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        id={id}
        type="search"
        placeholder="Search"
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        className={`${CONTROL} h-11 border-field pl-9 hover:border-ink`}
      />
    </div>
  );
}
