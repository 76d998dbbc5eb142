/**
 * A word or figure that can be corrected where it stands: text until it is pressed, then a field. Enter and leaving the
 * field keep what was typed, Escape does not. A refused entry stays in the field with its sentence.
 *
 *   <EditableText label="Title" shown="Browsers" value="Browsers" onCommit={(text) => save(text)} />
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "~/ui/class-names.ts";

type EditableProps = {
  /** What the field is called: "Chrome, Share". */
  label: string;
  /** As it is read. */
  shown: string;
  /** As it is typed. */
  value: string;
  maxLength?: number;
  /** Only as wide as a figure needs: what stands beside it stays beside it. */
  isShort?: boolean;
  className?: string;
  /** Answers a sentence where the text can't be taken. */
  onCommit: (text: string) => string | null;
  onFocusChange?: (hasFocus: boolean) => void;
};

const BOX = "min-w-0 rounded-md border px-1.5 py-1 text-inherit";

export function EditableText(props: EditableProps) {
  const { label, shown, value, maxLength, isShort, className, onCommit, onFocusChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  const id = useId();

  const isOpen = draft !== null;
  // the word that was pressed turns into the field: the focus goes with it, and back again
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || !wantsFocus.current) return;
    wantsFocus.current = false;
    button.current?.focus();
  }, [isOpen]);

  const end = () => {
    setDraft(null);
    setProblem(null);
  };
  const commit = () => {
    if (draft === null) return;
    const refused = onCommit(draft);
    if (refused) setProblem(refused);
    else end();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    wantsFocus.current = true;
    if (event.key === "Enter") commit();
    else end();
  };

  if (draft === null) {
    return (
      <button
        ref={button}
        type="button"
        dir="auto"
        title={`Correct: ${label}`}
        className={classNames(
          BOX,
          isShort ? "min-w-14" : "w-full",
          "cursor-text border-transparent text-inherit hover:border-field hover:bg-surface coarse:min-h-11 coarse:min-w-11",
          className,
        )}
        onClick={() => setDraft(value)}
        onFocus={() => onFocusChange?.(true)}
        onBlur={() => onFocusChange?.(false)}
      >
        {shown === "" ? <span className="text-muted">none</span> : shown}
      </button>
    );
  }
  return (
    <>
      <input
        ref={field}
        dir="auto"
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : id}
        className={classNames(BOX, isShort ? "w-24" : "w-full", "border-ink bg-surface", className)}
        value={draft}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocusChange?.(true);
        }}
        onBlur={() => {
          commit();
          onFocusChange?.(false);
        }}
        onKeyDown={onKey}
      />
      {problem !== null && (
        <span id={id} role="alert" className={classNames("block basis-full pt-1 text-xs text-danger", className)}>
          {problem}
        </span>
      )}
    </>
  );
}
