/** What is told in money, and what is only counted. */
import { wordSet } from "../lexicon/closed-class.ts";

const AMOUNTS =
  wordSet(`costs cost profit profits margin sales income earnings wages wage rent tax taxes expenses expense spend spending fees debt debts
  losses loss turnover revenue revenues salaries salary pay bonus bonuses budget ebitda ebit cash savings bills price prices capex opex assets grants
  donations takings tips orders exports imports dividends interest refunds payments benefits`);

/** "Costs" and "Net profit", not "Staff". */
export const isAmount = (name: string): boolean => AMOUNTS.has(name.toLowerCase().split(" ").at(-1) ?? "");

export const COUNTED =
  /\p{L}{2}[^s]s$|\b(?:staff|people|team|crew|head ?count|workforce|women|men|children|number|count|score|index|rank|age|nps|temp|temperature|height|weight|speed|depth|rainfall|time|length|width|distance|pulse)$/iu; // catches "Shops" and "Staff", not "Barley" or "gas"
