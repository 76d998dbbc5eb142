/** "S1-S4" → S1, S2, S3, S4; "A to D" → A, B, C, D. */
import type { Atom } from "./atom.ts";
import type { ListItem } from "./list-item.ts";

const CODES = /(?:^| )(\p{L}{1,3})(\d\d?) ?[-–] ?\p{L}{0,3}(\d\d?)(?: |$)/u; // catches "S1-S4", not "S1"

const LETTERS = /(?:^| )([A-Z])(?: to | through | ?[-–] ?)([A-Z])(?: |$)/u; // catches "A to D", not "I to IV"

/** The codes or letters from the first to the last; null where none are told. */
export function codeRange(atoms: readonly Atom[]): ListItem[] | null {
  const words = atoms.map((atom) => (atom.kind === "word" ? atom.token.text : atom.kind === "mark" ? atom.lower : ""));
  const said = words.join(" ");
  const [, lead = "", from, to] = CODES.exec(said) ?? [];
  const ends = from
    ? [from, to]
    : LETTERS.exec(said)
        ?.slice(1)
        .map((letter) => Number.parseInt(letter, 36));
  const [first, last] = (ends ?? []).map(Number);
  const length = Number(last) - Number(first) + 1;
  const span = [atoms[0]?.start ?? 0, atoms.at(-1)?.end ?? 0] as const;
  const nameOf = (order: number): string => (from ? `${lead}${order}` : order.toString(36).toUpperCase());
  return length > 1 && length < 22
    ? Array.from({ length }, (_, at) => ({ name: nameOf(Number(first) + at), span }))
    : null;
}
