/** "S1-S4" → S1, S2, S3, S4; "beds A to D" → A, B, C, D. */
import type { Atom } from "./atom.ts";
import type { ListItem } from "./list-item.ts";

const CODES = /(?:^| )(\p{L}{0,3}?)(\d\d?|[A-Z])(?:(?<!\b\d+) ?[-–] ?| to | through )\p{L}{0,3}?(\d\d?|[A-Z])(?: |$)/u; // catches "S1-S4", "A–D" and "4 to 6", not "4–6" and "Ann to Bo"
const MOST = 22;

/** The codes or letters from the first to the last; null where none are told. */
export function codeRange(atoms: readonly Atom[]): ListItem[] | null {
  let said = "";
  for (const atom of atoms)
    said += ` ${atom.kind === "word" ? atom.token.text : atom.kind === "mark" ? atom.lower : ""}`;
  if (!/[-–]| t/.test(said)) return null; // catches " to" and " through", not "Ann and Bo"
  const [, letters, first = "", last = ""] = CODES.exec(said) ?? [];
  const lettered = first > "9";
  const orderOf = (code: string): number => (lettered ? code.charCodeAt(0) : Number(code));
  const length = orderOf(last) - orderOf(first) + 1;
  const span = [atoms[0]?.start ?? 0, atoms.at(-1)?.end ?? 0] as const;
  const nameOf = (order: number): string => `${letters}${lettered ? String.fromCharCode(order) : order}`;
  return length > 1 && length < MOST
    ? Array.from({ length }, (_, at): ListItem => {
        const name = nameOf(orderOf(first) + at);
        const place = { kind: "axis", from: 0, to: 0, start: span[0], end: span[1], position: null } as const;
        return letters === "Q"
          ? { name, span, axis: { ...place, family: "quarter", name, order: at / 4 } }
          : { name, span };
      })
    : null;
}
