/** What was taken out of an answer from elsewhere, as sentences for the person. */
import { formatFor } from "@charticle/contract";

/** `unstated`: not in the text. `misplaced`: in the text, but not where the name is. `unnamed`: the text has no such name. */
export type DropReason = "unstated" | "misplaced" | "unnamed";
export type Dropped = { point: string; series: string; value: number; why: DropReason };

const MAX_NOTES = 8;
const MAX_NAME = 40;

const clip = (text: string): string => (text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1)}…` : text);
/** Whole, so that the person finds it again: 1200000, not "1.2M". */
const plain = (value: number, unit: string | null): string =>
  formatFor({ values: [0], unit })
    .value(0)
    .replace("0", Number(value.toPrecision(12)).toLocaleString("en-US", { maximumFractionDigits: 6 }));

const REASONS: Record<DropReason, string> = {
  unstated: "the text does not state it",
  misplaced: "in the text it does not stand with that name",
  unnamed: "the text has no such name",
};

export function notesOf(
  dropped: readonly Dropped[],
  { unit, several }: { unit: string | null; several: boolean },
): string[] {
  const told = dropped.slice(0, MAX_NOTES).map(({ point, series, value, why }) => {
    const name = several && series !== "" ? `${clip(point)}, ${clip(series)}` : clip(point);
    return `“${name}: ${plain(value, unit)}” is left out: ${REASONS[why]}.`;
  });
  const more = dropped.length - told.length;
  return more > 0
    ? [...told, `${more} more value${more > 1 ? "s are" : " is"} left out: not found in the text.`]
    : told;
}
