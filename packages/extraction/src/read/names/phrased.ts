/** Names told in whole phrases and clauses: how often, who does what, and what each of many does. */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withHowOften } from "./how-often.ts";
import { withRelatives } from "./relative-names.ts";
import { withThirdPerson } from "./third-person.ts";

export const withPhrased = (scan: Scan, rows: Ranked[]): Ranked[] =>
  withThirdPerson(scan, withRelatives(scan, withHowOften(scan, rows)));
