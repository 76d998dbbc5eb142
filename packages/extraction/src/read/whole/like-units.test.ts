import { expect, test } from "vitest";
import { chartLine, readLine, readUnit } from "../../compose/chart-line.fixture.ts";
import { extract } from "../../full-reader.ts";

test.each([
  ["Speed test: download 94.2 Mbps, upload 18.7 Mbps, ping 12 ms", "Download 94.2 · Upload 18.7"],
  ["Tent 2.4 kg, mat 500 g, bag 60 litres", "Tent 2.4 · Mat 0.5"],
  ["Tom 180 cm, Jim 5 ft, Al 168 cm", "Tom 180 · Jim 5 · Al 168"],
  ["Weight 82 kg, height 1.80 m, resting pulse 58 bpm", "Weight 82 · Height 1.8 · Resting pulse 58"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test("the others are a chart of their own", () => {
  const answer = extract("Download 94 Mbps, upload 19 Mbps, ping 12 ms, jitter 3 ms");
  expect(answer.ok && [answer.chart, ...answer.alternatives].map(chartLine)).toEqual([
    "Download 94 · Upload 19",
    "Ping 12 · Jitter 3",
  ]);
});

test("in their unit", () => expect(readUnit("Download 94.2 Mbps, upload 18.7 Mbps, ping 12 ms")).toBe("Mbps"));
