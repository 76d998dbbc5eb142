/** A field that searches while it is typed into: <SearchField ref={field} label="Search your history" value={…} onType={…} />. */
import { Search, X } from "lucide-react";
import { type RefObject, useId } from "react";
import { IconButton } from "./button.tsx";
import { CONTROL } from "./field.tsx";

type SearchProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  onType: (typed: string) => void;
};

export function SearchField({ ref, label, value, onType }: SearchProps) {
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        ref={ref}
        id={id}
        type="search"
        placeholder="Search"
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        className={`${CONTROL} h-11 border-field pr-11 pl-9 hover:border-ink [&::-webkit-search-cancel-button]:hidden`}
      />
      {value !== "" && (
        <IconButton
          label="Clear the search"
          size="small"
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => {
            onType("");
            ref.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
