/** Charts that break layouts: one point, no values, sixty points, names and figures of every size and script. */
import { galleryCase } from "./gallery-case.ts";

/** A walk that looks like a rate or a price, the same each time: `seed` chooses which. */
const walk = (length: number, seed: number): number[] =>
  Array.from(
    { length },
    (_, index) =>
      Math.round((50 + 20 * Math.sin((index + seed * 7) / 6) + 9 * Math.sin((index * seed) / 1.7) + index / 3) * 10) /
      10,
  );
const days = (length: number): string[] => {
  const months = ["March", "April", "May"];
  return Array.from({ length }, (_, index) => `${(index % 30) + 1} ${months[Math.floor(index / 30)] ?? "May"}`);
};
const fiveWalks = [1, 2, 3, 4, 5].map((seed) => walk(60, seed));

export const HARD_CASES = [
  galleryCase("one-value", {
    title: "Turnout",
    unit: "%",
    rows: [["Turnout", 82.5]],
    types: ["barchart", "piechart", "radialchart", "linechart", "radarchart"],
  }),
  galleryCase("all-zero", {
    title: "Goals",
    unit: "goals",
    whole: true,
    rows: [
      ["Home", 0],
      ["Away", 0],
    ],
    types: ["piechart", "barchart", "radialchart"],
  }),
  galleryCase("all-equal", {
    title: "Four quarters alike",
    unit: "%",
    whole: true,
    axis: "steps",
    rows: [
      ["Q1", 25],
      ["Q2", 25],
      ["Q3", 25],
      ["Q4", 25],
    ],
    types: ["piechart", "linechart", "barchart", "radarchart"],
  }),
  galleryCase("gaps", {
    title: "Visitors, where we counted",
    unit: "visitors",
    axis: "time",
    series: ["Museum", "Zoo"],
    rows: [
      ["2015", 1200, null],
      ["2016", 1350, 900],
      ["2018", null, 1100],
      ["2019", 1800, 1240],
      ["2024", 2100, null],
    ],
    positions: [2015, 2016, 2018, 2019, 2024],
    types: ["linechart", "areachart", "barchart"],
  }),
  galleryCase("long-names", {
    title: "What readers of the county's newspapers complain about most often",
    subtitle: "Letters to the editor in the year up to the end of September, by subject",
    unit: "letters",
    rows: [
      ["Delays and cancellations on the regional railway line", 412],
      ["Potholes in roads that were mended the year before", 388],
      ["Waiting times for an appointment with a general practitioner", 245],
      ["Noise from the airport's second runway after midnight", 97],
      ["The crossword", 12],
    ],
    types: ["barchart", "piechart", "radialchart", "radarchart"],
  }),
  galleryCase("sixty-days", {
    title: "Price of a barrel of oil",
    subtitle: "Dollars, sixty days",
    unit: "$",
    axis: "time",
    rows: days(60).map((day, index) => [day, fiveWalks[0]?.[index] ?? 0]),
    positions: days(60).map((_, index) => 2024 + (60 + index) / 366),
    types: ["linechart", "areachart", "barchart"],
  }),
  galleryCase("sixty-by-five", {
    title: "Five polls over sixty days",
    unit: "%",
    axis: "steps",
    series: ["Conservatives", "Social Democrats", "Greens", "Liberals", "Left"],
    rows: days(60).map((day, index) => [day, ...fiveWalks.map((of) => of[index] ?? 0)]),
    types: ["linechart", "areachart", "barchart", "radialchart"],
  }),
  galleryCase("tiny", {
    title: "Size of small things",
    unit: "m",
    rows: [
      ["Virus", 1e-7],
      ["Bacterium", 2e-6],
      ["Red cell", 8e-6],
      ["Hair", 7e-5],
    ],
    types: ["barchart", "linechart"],
  }),
  galleryCase("huge", {
    title: "Global debt",
    unit: "$",
    rows: [
      ["2000", 8.7e13],
      ["2010", 2.1e14],
      ["2024", 1e15],
    ],
    axis: "time",
    positions: [2000, 2010, 2024],
    types: ["linechart", "barchart"],
  }),
  galleryCase("scripts", {
    title: "Readers by language 🎉",
    unit: "readers",
    rows: [
      ["العربية", 420],
      ["简体中文", 1130],
      ["हिन्दी", 610],
      ["日本語", 125],
      ["Ελληνικά", 13],
      ["Українська", 38],
    ],
    types: ["barchart", "piechart"],
  }),
  galleryCase("both-signs", {
    title: "Profit and loss",
    unit: "€",
    axis: "steps",
    series: ["Bakery", "Café"],
    rows: [
      ["Q1", -12_400, 3_100],
      ["Q2", 4_200, -900],
      ["Q3", 18_750, 5_204],
      ["Q4", -3_300, 0],
    ],
    types: ["barchart", "linechart", "areachart", "piechart"],
  }),
  galleryCase("shares-over-time", {
    title: "How people travel to work",
    subtitle: "Share of all journeys, in %",
    unit: "%",
    whole: true,
    series: ["2004", "2014", "2024"],
    rows: [
      ["Car", 61, 52, 41],
      ["Train", 14, 19, 24],
      ["Bicycle", 9, 14, 23],
      ["On foot", 16, 15, 12],
    ],
    types: ["piechart", "radialchart", "barchart", "radarchart"],
  }),
  galleryCase("sixteen-slices", {
    title: "Residents of the sixteen states",
    subtitle: "Million people",
    unit: "people",
    whole: true,
    rows: [
      ["North Rhine-Westphalia", 18.1e6],
      ["Bavaria", 13.4e6],
      ["Baden-Württemberg", 11.3e6],
      ["Lower Saxony", 8.1e6],
      ["Hesse", 6.4e6],
      ["Rhineland-Palatinate", 4.2e6],
      ["Saxony", 4.1e6],
      ["Berlin", 3.8e6],
      ["Schleswig-Holstein", 3e6],
      ["Brandenburg", 2.6e6],
      ["Saxony-Anhalt", 2.2e6],
      ["Thuringia", 2.1e6],
      ["Hamburg", 1.9e6],
      ["Mecklenburg-Western Pomerania", 1.6e6],
      ["Saarland", 1e6],
      ["Bremen", 0.7e6],
    ],
    types: ["piechart", "barchart", "radialchart", "radarchart"],
  }),
  galleryCase("lopsided", {
    title: "One state leads",
    unit: "%",
    whole: true,
    rows: [
      ["Yes", 98.7],
      ["No", 0.8],
      ["Blank", 0.5],
    ],
    types: ["piechart", "barchart", "radialchart"],
  }),
  galleryCase("markup", {
    title: '<script>alert("1")</script> & friends',
    rows: [
      ['"><img src=x>', 3],
      ["a & b < c", 2],
      ["\u202eabc\u0000", 1],
    ],
    types: ["barchart", "piechart"],
  }),
] as const;
