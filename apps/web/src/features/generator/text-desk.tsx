/**
 * The text and its button: field with marks, counter n/280, what is over, Generate. In: text, rule and marks. Out: the
 * typed text, and the wish to generate (button or Ctrl/Cmd+Enter).
 */
import { MAX_TEXT_LENGTH } from "@charticle/contract";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { Button } from "~/ui/button.tsx";
import type { GenerateRule } from "./generate-rules.ts";
import { MarkedText } from "./marked-text.tsx";
import type { FigureCount } from "./text-marks.ts";
import "./desk.css";

type TextDeskProps = Omit<Parameters<typeof MarkedText>[0], "id" | "describedBy" | "isOver" | "onKey"> & {
  rule: GenerateRule;
  /** Figures read so far, and those that the chart of this text leaves out; null until the reader is there. */
  figures: FigureCount | null;
  isLoading: boolean;
  generateButton: RefObject<HTMLButtonElement | null>;
  onGenerate: () => void;
};

function figuresLine(figures: FigureCount | null): string {
  if (figures === null) return "";
  const { read, unused } = figures;
  if (read === 0) return "No figures read yet";
  const line = read === 1 ? "1 figure read" : `${read} figures read`;
  return unused === 0 ? line : `${line}, ${read - unused || "none"} in the chart`;
}

export function TextDesk({ rule, figures, isLoading, generateButton, onGenerate, ...field }: TextDeskProps) {
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onGenerate();
  };
  return (
    <section aria-labelledby={`${id}-label`} className="flex flex-col gap-2">
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-medium">
        Your text
      </label>
      <MarkedText {...field} id={id} describedBy={`${id}-count ${id}-over`} isOver={rule.overBy > 0} onKey={onKey} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted print:hidden">
        <div className="flex flex-[1_1_13rem] flex-wrap gap-x-4">
          <span id={`${id}-count`} className={`tabular-nums ${rule.overBy > 0 ? "font-semibold text-danger" : ""}`}>
            {field.text.length}/{MAX_TEXT_LENGTH}
          </span>
          <span>{field.text.trim() === "" ? "" : figuresLine(figures)}</span>
          <span id={`${id}-over`} role="status" className="text-danger">
            {rule.overBy > 0 && `${rule.overBy} over: shorten the text to ${MAX_TEXT_LENGTH} characters.`}
          </span>
        </div>
        <span className="ml-auto flex items-center gap-3">
          <kbd className="hidden font-sans text-xs md:inline 2xl:hidden">Ctrl/⌘ + Enter</kbd>
          <Button ref={generateButton} disabled={!rule.isEnabled} busy={isLoading} onClick={onGenerate}>
            Generate
          </Button>
        </span>
      </div>
    </section>
  );
}
