/** What was cut by how much, and names with "has" or "is" drawn together. */
import { expect, test } from "vitest";
import { extract } from "../../full-reader.ts";

const seriesOf = (text: string): string => {
  const answer = extract(text);
  return answer.ok ? answer.chart.series.map(({ name }) => name).join(" · ") : "";
};

test.each([
  ["They cut the grant by £3m, from £12m to £9m, and the loan from £7m to £5m.", "Grant · Loan"],
  ["The firm cut its workforce by 12%, from 500 to 440.", "Workforce"],
  ["We halved our plastic from 80 kg to 40 and cut paper by three quarters, from 200 to 50.", "Plastic · Paper"],
  ["We cut waste by a third, from 90 to 60 tonnes.", "Waste"],
  ["Fuel's gone from 149p to 142p.", "Fuel"],
  ["Rent's risen from 800 to 900 and power's dropped from 90 to 70.", "Rent · Power"],
  // nothing that was cut, and an owner
  ["Output fell by a third, from 90 to 60 tonnes.", "Output"],
  ["The shop's takings rose from 90 to 120.", "Shop's takings"],
])("%s", (text, names) => expect(seriesOf(text)).toBe(names));
