/** "12 more", "three degrees cooler": a level that is told from the one before it, where no verb goes on to the next. */
import type { Scan } from "../../text/scan.ts";
import type { Figure } from "../mention.ts";

const COMPARED = /[^\d](?:more|less|up|down|\p{L}+er)$/u; // catches "12 more" and "six degrees warmer", not "50"

export const isComparedLevel = (scan: Scan, { basis, start, end }: Figure): boolean =>
  basis !== undefined && COMPARED.test(scan.text.slice(start, end));
