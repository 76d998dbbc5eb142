import { expect, test } from "vitest";
import { readLine, readUnit } from "../compose/chart-line.fixture.ts";
import { unitSuffixes } from "./unit-suffixes.ts";

test.each([
  ["Memory per pod: api 512Mi, worker 1Gi, cron 128Mi", "Api 512 · Worker 1024 · Cron 128", "MiB"],
  ["Heap: api 512M, worker 2G, cron 128M", "Api 512 · Worker 2000 · Cron 128", "MB"],
  ["Disk: db 200G, web 40G, logs 1T", "Db 200 · Web 40 · Logs 1000", "GB"],
  ["SLA: P1 4h, P2 8h, P3 3d, P4 10d", "P1 4 · P2 8 · P3 72 · P4 240", "h"],
  [
    "SLA response/resolve: P1 15m/4h, P2 1h/1d, P3 4h/5d",
    "[Response / Resolve] P1 15/240 · P2 60/1440 · P3 240/7200",
    "min",
  ],
  ["Retention: logs 7d, metrics 30d, traces 12h", "Logs 7 · Metrics 30 · Traces 0.5", "days"],
  ["CPU limits: api 500m, worker 2, cron 100m", "Api 0.5 · Worker 2 · Cron 0.1", null],
])("%s", (text, line, unit) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});

test.each([
  "Coverage: 2G 12%, 4G 40%, 5G 48%",
  "Sales: North 512M, South 2B",
  "GTX 970Ti 49fps, 980Ti 57fps",
  "Bread was 4d a loaf, and the bus took 25 minutes",
  "Films: 2D 40, 3D 12",
  "Record: 12w 3d 4l",
  "Pool depth: 500m, lake 200m",
  "Ticket prices: 1 d £12, 3 d £30",
])("left as it is: %s", (text) => expect(unitSuffixes(text)).toBeNull());
