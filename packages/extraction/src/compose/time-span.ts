/** A title of times that no word names, from the first to the last: "Week one to week eight", not "Week one, week two, week four and 1 more". */
import type { Reading } from "../read/reading.ts";
import { capitalised, chartName } from "./name.ts";

const LEAST = 3;
/** Times that do not come round again: "2021, 2019, 2020" is from 2019 on, "Nov, Dec, Jan" not from January. */
const STRAIGHT: ReadonlySet<string> = new Set(["year", "relative", "step"]);
const NUMBER = /^\d+$/; // catches "5", not "5 weeks"
const AGED = /\baged? $/iu; // catches the "age " in front of "5", not "page "

/** A name as it stands inside a title: small where the text writes it small, "5" as "age 5" where the text says so. */
function inside(name: string, text: string): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const aged = NUMBER.test(name) && AGED.test(text.slice(0, text.indexOf(name)));
  return aged ? `age ${name}` : text.includes(small) ? small : name;
}

const NOW = Number.POSITIVE_INFINITY;

/** Now comes behind the years beside it. */
function ordersOf(points: Reading["points"]): number[] {
  const dated = points.some(({ axis }) => axis && axis.family !== "relative");
  return points.flatMap(({ axis }) =>
    axis ? (dated && axis.family === "relative" && axis.order >= 0 ? NOW : axis.order) : [],
  );
}

/** "" where the points are no times, only a few, or told in no order of time. */
export function spanOf({ points }: Reading, text: string): string {
  const orders = ordersOf(points);
  if (points.length < LEAST || orders.length < points.length) return "";
  const on = orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? 0));
  const back = orders.every((order, at) => at === 0 || order < (orders[at - 1] ?? 0));
  const families = new Set(points.flatMap(({ axis }, at) => (orders[at] === NOW ? [] : (axis?.family ?? []))));
  const straight = families.size === 1 && [...families].every((family) => STRAIGHT.has(family));
  if (!on && !back && !(straight && new Set(orders).size === orders.length)) return "";
  const [first = "", last = ""] = [...points.keys()]
    .toSorted((one, two) => (orders[one] ?? 0) - (orders[two] ?? 0))
    .filter((_, at) => at === 0 || at === points.length - 1)
    .map((at) => inside(chartName(points[at]?.name ?? ""), text));
  return capitalised(`${first} to ${last.replace(/^age /u, "")}`); // catches the "age " of "age 14", not of "page 3"
}
