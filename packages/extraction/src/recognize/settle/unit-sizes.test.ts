import { expect, test } from "vitest";
import { readLine, readUnit } from "../../compose/chart-line.fixture.ts";

test.each([
  ["Latency: cache 80 µs, ssd 0.2 ms, network 45 ms", "Cache 0.08 · Ssd 0.2 · Network 45", "ms"],
  ["Latency: L1 1 ns, RAM 100 ns, SSD 150 us", "L1 1 · RAM 100 · SSD 150000", "ns"],
  ["Half-lives: A 8 d, B 3 h, C 20 min", "A 11520 · B 180 · C 20", "min"],
  ["Periods: Io 1.8 d, Moon 27.3 d, Earth 1 y", "Io 1.8 · Moon 27.3 · Earth 365.25", "days"],
  ["Size: virus 100 nm, bacterium 2 µm, cell 20 µm, hair 80 µm", "Virus 0.1 · Bacterium 2 · Cell 20 · Hair 80", "µm"],
  ["Pressure: tyre 2.4 bar, bottle 200 bar, lab 5 mbar", "Tyre 2.4 · Bottle 200 · Lab 0.005", "bar"],
  ["Yields: wheat 7.4 t/ha, maize 95 dt/ha", "Wheat 74 · Maize 95", "dt/ha"],
  ["Memory: api 512 MiB, worker 1 GiB, cron 128 MiB", "Api 512 · Worker 1024 · Cron 128", "MiB"],
  ["Masses: proton 938 MeV, electron 511 keV", "Proton 938000 · Electron 511", "keV"],
  ["Weights: letter 20 g, parcel 2 kg, pallet 0.4 t", "Letter 20 · Parcel 2000 · Pallet 400000", "g"],
  ["Frequency: A 50 Hz, B 2.4 GHz, C 100 MHz", "A 50 · B 2400000000 · C 100000000", "Hz"],
])("in one unit: %s", (text, line, unit) => {
  expect(readLine(text)).toBe(line);
  expect(readUnit(text)).toBe(unit);
});

test.each([
  ["Shelf life: milk 7 days, cheese 3 months, honey 2 years", "Milk 7 · Cheese 3 · Honey 2"],
  ["Ann's kite is 1.2 m long, Bo's 30 cm shorter", "Ann 1.2 · Bo 0.9"],
  ["Latency: a 80 ms, b 20 ms, c 45 ms", "a 80 · b 20 · c 45"],
  ["Goals: Ann 12, Bo 8, Cy 3", "Ann 12 · Bo 8 · Cy 3"],
])("left as it is: %s", (text, line) => expect(readLine(text).toLowerCase()).toBe(line.toLowerCase()));
