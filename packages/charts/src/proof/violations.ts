/**
 * A scene in, every breach of the rules that can be read from it out (craft rules 4, 11, 12, 13): texts that overlap, are
 * cut, too small or hard to read, marks that leave the frame or touch, numbers that are none.
 *
 *   violationsOf(scene) // [] or [{ rule: "text over text", what: "“Berlin” and “Lisbon”" }]
 */
import type { Scene } from "../scene.ts";
import { markBreaches } from "./mark-breaches.ts";
import { overlapBreaches } from "./overlap-breaches.ts";
import { textBreaches } from "./text-breaches.ts";

export type Rule =
  | "not a number"
  | "text over text"
  | "text over mark"
  | "text crossed by a line"
  | "text outside the frame"
  | "text too small"
  | "too many sizes or weights"
  | "text hard to read"
  | "box of a text is wrong"
  | "mark outside the frame"
  | "mark hard to see"
  | "marks touch"
  | "fill too strong";

export type Violation = { rule: Rule; what: string };

export function violationsOf(scene: Scene): readonly Violation[] {
  const broken = markBreaches(scene);
  // Where a path is not even a path, the rest can't be judged.
  if (broken.some(({ rule }) => rule === "not a number")) return broken;
  return [...broken, ...textBreaches(scene), ...overlapBreaches(scene)];
}
