/**
 * Magnitudes as Spanish and Portuguese tell them: "R$ 12 mil", "12 mil euros", "6,7 milhões", "3 mil millones" → thousand, million and billion. Not "12 mil" of English,
 * which are millions.
 */
import { matches } from "./needs/matches.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const BILLIONS = /(?<=\d) ?(?:mil millones|mil milhões|miliardi)(?!\p{L})/giu; // catches " mil millones", not " millones"
const MILLIONS =
  /(?<=\d) ?(?:milh(?:ões|ão|oes)|mill(?:ones|ón|on)|milioni|millions? de(?![\p{L}-])|mi(?= de (?:reais|pessoas)))(?!\p{L})(?: de(?![\p{L}-]))?/giu; // catches " milhões de", not " million"
const THOUSANDS = /(?<=\d) ?mil(?![\p{L}\d'’-])(?: de(?!\p{L}))?/giu; // catches " mil" of "12 mil", not of "12 miles"
const ROMANCE =
  /R\$|\b(?:mil (?:euros|reais|pesos|d[óo]lares|pessoas|personas|habitantes|unidades|clientes|visitas)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|fev|ventas|vendas|faturamento|receita|ingresos|gastos|poblaci[óo]n|popula[çc][ãa]o|lucro|milhões|millones)(?!\p{L})/iu; // catches "R$" and "ventas", not "mayor"
const HEADS =
  /(?<=\((?:em |en )?(?:R\$ ?)?)mil(?=(?: (?:R\$|reais|pesos|d[óo]lares|euros|unidades|pessoas|personas))?\))/giu; // catches the "mil" of "(R$ mil)" and "(mil euros)", not of "(12 mil)"
const SCALED = /\d ?(?:mil|milh\p{L}+|millon\p{L}*|millón|milioni|miliardi|millions? de|mi de)(?![\p{L}-])/iu; // catches "12 mil", not "12 miles"

const HEADED = /\([^\d()]{0,8}mil\b/iu; // catches "(R$ mil", not "(12 mil"

/** Null where no magnitude is told so. */
export const romanceScales = (text: string): Squeezed | null =>
  matches(text, SCALED) || HEADED.test(text)
    ? changedBy(text, [
        (now) => (matches(text, ROMANCE) ? without(now, HEADS, () => "thousand") : null),
        (now) => without(now, BILLIONS, () => " billion"),
        (now) => (matches(text, ROMANCE) ? without(now, THOUSANDS, () => " thousand") : null),
        (now) => without(now, MILLIONS, () => " million"),
      ])
    : null;
