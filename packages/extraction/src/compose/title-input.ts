/** What a title is made of, and what it is. */
import type { Axis } from "@charticle/contract";
import type { Reading } from "../read/reading.ts";
import type { Mention, Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

export type TitleInput = { scan: Scan; reading: Reading; mentions: readonly Mention[]; unit: Unit | null; axis: Axis };
export type Title = { title: string; subtitle: string | null; unit: string | null; measure: string };
/** Says what a chart shows. */
export type Titles = (input: TitleInput) => Title;
