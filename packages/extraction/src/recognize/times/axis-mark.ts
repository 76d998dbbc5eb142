/** Makes an axis mark from a token range. */
import type { Scan } from "../../text/scan.ts";
import type { AxisFamily, AxisMark } from "../mention.ts";
import { placeOf, wordsOf } from "../place.ts";

type AxisParts = {
  scan: Scan;
  from: number;
  to: number;
  family: AxisFamily;
  order: number;
  position?: number | null;
  name?: string;
  noun?: string;
  shy?: boolean;
};

export const axisMark = ({ scan, from, to, family, order, position = null, name, noun, shy }: AxisParts): AxisMark => ({
  kind: "axis",
  ...placeOf(scan, from, to),
  family,
  name: name ?? wordsOf(scan, from, to),
  order,
  position,
  ...(noun ? { noun } : {}),
  ...(shy ? { shy } : {}),
});
