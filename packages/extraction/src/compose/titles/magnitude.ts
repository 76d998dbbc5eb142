/** A magnitude in front of a title belongs to the figures: "Million subscribers" → "Subscribers". */
import { capitalised } from "../name.ts";

const AHEAD = /^(?:hundred|thousand|lakh|million|crore|billion|trillion|dozen)s? (?=\p{L})/iu; // catches the "Million " of "Million subscribers", not of "Millions"

export const withoutMagnitude = (title: string): string => capitalised(title.replace(AHEAD, ""));
