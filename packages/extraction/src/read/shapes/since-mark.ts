/** The time at which a change began. */
import type { AxisMark } from "../../recognize/mention.ts";
import type { Atom } from "../sentence/atom.ts";
import type { Statement } from "../statement.ts";

/** "since relegation in 2022 …": the time stands at the start of the change, wherever it is said. */
export function sinceMark({ gaps }: Statement): AxisMark | null {
  for (const { atoms } of gaps)
    for (const [at, atom] of atoms.entries())
      if (atom.kind === "axis" && atom.axis.shy !== true) {
        const start = sinceStart(atoms, at);
        if (start !== null) return { ...atom.axis, start };
      }
  return null;
}

const REACH = 4;
function sinceStart(atoms: readonly Atom[], at: number): number | null {
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const atom = atoms[back];
    if (atom?.kind !== "word") return null;
    if (atom.lower === "since") return atom.start;
  }
  return null;
}
