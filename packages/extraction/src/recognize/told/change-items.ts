/** What changed by no figure of its own: "energy bills doubled" beside "rents rose 20%", and "returns stayed flat". */

import type { Scan } from "../../text/scan.ts";
import type { Mention } from "../mention.ts";
import { multipliedItems } from "./multiplied-items.ts";
import { stillItems } from "./still-items.ts";

export const changeItems = (scan: Scan, mentions: readonly Mention[]): readonly Mention[] =>
  stillItems(scan, multipliedItems(scan, mentions));
