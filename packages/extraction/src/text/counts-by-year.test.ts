import { expect, test } from "vitest";
import { readLine } from "../compose/chart-line.fixture.ts";
import { countsByYear } from "./counts-by-year.ts";

test.each([
  ["Fires were 2816 (2011), 2230 (2012), 1641 (2013) and 890 (2014)", "2011 2816 · 2012 2230 · 2013 1641 · 2014 890"],
  ["Graduates: 2017 (2144), 2018 (1963), 2019 (1890)", "2017 2144 · 2018 1963 · 2019 1890"],
  ["Births were 4210 (2009), 2987 (2010), 1875 (2011) and 902 (2012).", "2009 4210 · 2010 2987 · 2011 1875 · 2012 902"],
  ["Births: 1988 (2020), 2015 (2021), 2101 (2022)", "2020 1988 · 2021 2015 · 2022 2101"],
])("%s", (text, line) => expect(readLine(text)).toBe(line));

test.each([
  "Built 1950 (1960), 1970 (1980), 1990 (2000)",
  "He won in 1999 (2001) and 2004 (2005)",
  "Founded 1998 (2015), 2001 (2018)",
  "In 1998 (2015) it was 12",
  "Sales 3716 (2015), 3982 (2016), 2144 (2017)",
])("leaves alone: %s", (text) => expect(countsByYear(text)).toBeNull());
