/**
 * A figure as a person types it into a table cell. In: the cell's text. Out: its number, null for an empty cell (a
 * gap), or undefined where it is none.
 *
 *   parseFigure("$1.2M") -> 1200000; parseFigure("") -> null; parseFigure("lots") -> undefined
 */
const SCALES: Readonly<Record<string, number>> = { "": 1, k: 1e3, m: 1e6, b: 1e9, bn: 1e9, t: 1e12 };

/** Catches "-$1,204.5k %", must not catch "12 or 13". */
const FIGURE = /^(?:([-−+]?)\s*\p{Sc}?|\p{Sc}\s*([-−]))\s*(\d[\d.,'’\s]*|[.,]\d+)\s*(k|m|bn?|t)?\s*(?:%|\p{Sc})?$/iu;

/** "1,204" and "1.204" hold thousands; "1,2" a decimal comma; the last of two kinds of sign is the decimal one. */
function decimalOf(digits: string): number {
  const bare = digits.replaceAll(/[\s'’]/g, ""); // catches "1 204" and "1'204", must not catch "1.204"
  const lastComma = bare.lastIndexOf(",");
  const lastDot = bare.lastIndexOf(".");
  const isCommaDecimal = lastComma > lastDot && (lastDot >= 0 || !isThousands(bare, ","));
  const plain = isCommaDecimal ? bare.replaceAll(".", "").replace(",", ".") : bare.replaceAll(",", "");
  return Number(plain);
}

/** Every group after the sign has three digits: "1,204" and "12,204,000" do, "1,2" doesn't. */
const isThousands = (digits: string, sign: string): boolean => {
  const [head = "", ...groups] = digits.split(sign);
  return head.length > 0 && head.length <= 3 && groups.every((group) => group.length === 3);
};

export function parseFigure(cell: string): number | null | undefined {
  const text = cell.trim();
  if (text === "") return null;
  const [, sign = "", innerSign = "", digits = "", scale = ""] = FIGURE.exec(text) ?? [];
  if (digits === "") return undefined;
  const value = decimalOf(digits) * (SCALES[scale.toLowerCase()] ?? 1);
  if (!Number.isFinite(value)) return undefined;
  const isNegative = sign === "-" || sign === "−" || innerSign !== "";
  // 1.2 * 1e6 and its like leave crumbs behind the fifteenth digit
  return Number(((isNegative ? -1 : 1) * value).toPrecision(15));
}
