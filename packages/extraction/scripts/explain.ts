/** Prints how a text is read: `npm run explain "Chrome 65%, Safari 19%"`. */
import { explain } from "../src/explain.ts";

const text = process.argv.slice(2).join(" ").replaceAll("\\n", "\n");
const story = explain(text);
const out = (line = ""): void => console.log(line);

out(`text      ${JSON.stringify(text)} (${text.length} characters)`);
out(`tokens    ${story.tokens.map(({ text: shown }) => JSON.stringify(shown).slice(1, -1)).join(" · ")}`);
out("mentions");
for (const { start, end, kind, value, unit } of story.mentions)
  out(
    `  ${kind.padEnd(10)} ${JSON.stringify(text.slice(start, end)).padEnd(24)} ${value ?? ""}${unit ? ` ${unit}` : ""}`,
  );
out("readings  (lower scores are better)");
for (const { shape, score, parts, series, points } of story.readings.slice(0, 8)) {
  const why = Object.entries(parts).flatMap(([name, part]) => (part === 0 ? [] : [`${name} ${part.toFixed(2)}`]));
  out(
    `  ${score.toFixed(2).padStart(6)} ${shape.padEnd(9)} ${series.filter(Boolean).join(" / ")}  ${points.map(({ name, values }) => `${name || "?"} ${values.join("/")}`).join(", ")}`,
  );
  out(`         ${why.join(", ")}`);
}
out("answer");
const { answer } = story;
if (answer.ok) {
  const { chart } = answer;
  out(
    `  ${chart.title}${chart.subtitle ? ` (${chart.subtitle})` : ""} · unit ${chart.unit ?? "none"} · ${chart.axis} · ${chart.types.map(({ type }) => type).join(", ")} · confidence ${answer.confidence}`,
  );
  for (const { name, values } of chart.points)
    out(
      `  ${name}: ${values.map((value, at) => `${chart.series.length > 1 ? `${chart.series[at]?.name} ` : ""}${value ?? "none"}`).join(", ")}`,
    );
  for (const note of chart.notes) out(`  note: ${note}`);
  for (const other of answer.alternatives)
    out(`  or: ${other.points.map(({ name, values }) => `${name} ${values.join("/")}`).join(", ")}`);
} else out(`  ${answer.reason}: ${answer.message}`);
