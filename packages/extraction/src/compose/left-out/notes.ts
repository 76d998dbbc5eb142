/** What was left out and why, as sentences for the person: "“2,400 households” is left out: sample size." */
import type { Notes } from "../notes-input.ts";
import { leftOut } from "./left-out.ts";

export const notesOf: Notes = ({ scan, mentions, reading, unit }) =>
  leftOut(scan, mentions, reading, unit?.symbol ?? null).map(({ quote, said }) => `“${quote}” is left out: ${said}.`);
