/**
 * What a paper puts in front of a caption or a report is no heading of it: "Photo: Pilgrims at the Mela, where 66 crore people bathed" → "Pilgrims at the Mela, …"; "BREAKING:
 * Rates cut to 4%"; "Strava says: me 212 km, Bo 180". Not "Photo: 40 likes, video: 12", nor "Photos: cats 40, dogs 12".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const LEAD =
  /^(?:(?:file )?(?:photo(?:graph)?|picture|image)|pictured|caption|above|below|breaking(?: news)?|just in|exclusive|explainer|explained(?: in (?:charts|numbers|maps))?|in (?:charts|numbers|figures|pictures)|watch|listen|update)(?: \([^()\d]{2,30}\))?: (?=[“"‘]?\p{L}[^:;|\n]{30,}$)/iu; // catches "Photo: " in front of a sentence, not of "40 likes, video: 12"

const SAYS = /^(?:(?:my|our|the) )?\p{L}{3,} (?:says|reckons|claims|tells (?:me|us)): (?=\p{L}[^\n]*\d)/iu; // catches "Strava says: " in front of "me 212 km", not "Ann says 12"

/** Null where nothing is put in front. */
export const pressLeads = (text: string): Squeezed | null =>
  /^[\p{L} ()]+: /u.test(text) ? (without(text, LEAD) ?? without(text, SAYS)) : null; // catches "Photo: ", not "Sales 40: "
