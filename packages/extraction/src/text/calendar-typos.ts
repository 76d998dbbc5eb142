/** Months and weekdays as hasty fingers type them: "febuary 8 march 12" → February, "teusday 5 wensday 6" → Tuesday · Wednesday. */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const USUAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    january: "janurary januray janaury januarry janury janary",
    february: "febuary feburary febrary febraury feburay febuarry februrary",
    april: "apirl aprill",
    august: "agust augest auguest",
    september: "septmber setpember septemeber setember sepetember",
    october: "ocotber octber octobor",
    november: "novmber novemeber novembr",
    december: "decmber desember decemeber dicember",
    monday: "mondey munday monady",
    tuesday: "teusday tusday tuseday tuesady teuseday",
    wednesday: "wensday wendsday wendesday wedensday wednsday wedsday wensdays wedneday wednessday",
    thursday: "thrusday thurday thusday thursady thirsday",
    friday: "firday fryday friady",
    saturday: "saterday satuday satruday saturady",
    sunday: "sundey sudnay sunady",
  }).flatMap(([usual, typed]) => typed.split(" ").map((word): [string, string] => [word, usual])),
);
const TYPED = new RegExp(`\\b(?:${[...USUAL.keys()].join("|")})\\b`, "giu"); // catches "febuary", not "february"

/** Capitals as typed. */
function usually(word: string): string {
  const usual = USUAL.get(word.toLowerCase()) ?? word;
  return word.startsWith(word.charAt(0).toLowerCase()) ? usual : usual.charAt(0).toUpperCase() + usual.slice(1);
}

/** Null where none is typed so. */
export const calendarTypos = (text: string): Squeezed | null => without(text, TYPED, usually);
