/**
 * A unit of several with powers, which would be taken for words, stands once in brackets: "Flux: 12 mol m⁻² s⁻¹ in June, 15 mol m⁻² s⁻¹ in July" → "Flux
 * (mol m⁻² s⁻¹): 12 in June, 15 in July"; without a heading at the end. Only where every number has the same. Not "12 s⁻¹", "12 m²".
 */
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const COMPOUND = / ?((?:[\p{L}%]{1,5}[⁻−]?[¹²³⁴]?[ ·]){1,3}\p{L}{1,4}[⁻−][¹²³⁴])(?![\p{L}\d])/gu; // catches " mol m⁻² s⁻¹", not " s⁻¹"
const HEAD = /^[^\d:\n]{2,60}(?=:)/u; // catches "Flux" of "Flux: 12", not of "Flux 12"
const DIGIT = /\d$/u; // catches the end of "12", not of "in"
const FEWEST = 2;

/** Null where no such unit is told, or there are several. */
export function compoundUnits(text: string): Squeezed | null {
  if (!/[⁻−][¹²³⁴]/u.test(text)) return null; // catches "⁻²", not "²"
  const found = [...text.matchAll(COMPOUND)].filter(({ index }) => DIGIT.test(text.slice(0, index)));
  const [first] = found;
  const unit = first?.[1] ?? "";
  if (!first || found.length < FEWEST || found.some(([, other]) => other !== unit)) return null;
  const start = first.index + first[0].indexOf(unit);
  const told: readonly Piece[] = [" (", [start, start + unit.length], ")"];
  const head = HEAD.exec(text)?.[0].length ?? 0;
  const ends = found.map(({ index, 0: all }) => index + all.length);
  const rest = found.map(({ index }, at): Piece => [at === 0 ? head : (ends[at - 1] ?? 0), index]);
  const last = text.replace(/[.!\s]+$/u, "").length; // catches the point at the end, not in "1.5"
  const tail: Piece = [ends.at(-1) ?? 0, head > 0 ? text.length : last];
  return pieced(text, [...(head > 0 ? [[0, head] as const, ...told] : []), ...rest, tail, ...(head > 0 ? [] : told)]);
}
