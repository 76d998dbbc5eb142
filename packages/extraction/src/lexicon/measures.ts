/** What is measured or counted, as headings and subjects name it. */
import { wordSet } from "./closed-class.ts";

/** Heads of what is measured of a thing: "the price of gold", "average age of nurses". */
export const MEASURED =
  wordSet(`number price cost height age speed weight length depth width area size volume population gdp value sales output
  production temperature level amount distance salary wage income rent rating score consumption use usage capacity
  lifespan turnover revenue profit prevalence prices costs exports imports elevation circulation`);

/** What stands in front of names as their topic: "inflation uk 3.8 us 2.9", "Sales: North 1500, South 1900". */
export const TOPICS =
  wordSet(`inflation unemployment prices price sales temperature temperatures temps turnout goals cost costs
  scores score steps weight rainfall population rent rents attendance height heights rating ratings votes members membership
  income gdp emissions pay wages salary salaries fares takings visitors revenue revenues profit profits expenses spending
  spend marks calories protein points runs tries assists wins medals titles trophies cases deaths births births crime
  enrolment enrollment admissions bookings orders output production yield yields exports imports stock subscribers followers
  likes views downloads traffic donations pledges savings distance mileage speed elevation salinity humidity pollution
  aqi time sunshine snowfall battery commute tuition bills tax petrol diesel fuel electricity
  umsatz gewinn miete preis preise einwohner besucher stimmen temperatur verbrauch kosten`);

/** Of these, what happens in a year as well as so and so often: "Wins: Brazil 2002, France 2018", "Births: Ann 1990". */
export const HAPPENING = wordSet(
  "wins titles medals trophies deaths births records goals tries points marks elections",
);
