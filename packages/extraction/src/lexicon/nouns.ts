/** Words that look like verb forms and are not, and words that say what kind of thing a figure is. Data only. */
import { wordSet } from "./closed-class.ts";

/** End in -ed or -ing, yet name or describe things. */
export const NOT_VERBS = wordSet(`
  red bed shed speed feed seed deed breed weed reed hundred kindred embed unlimited united limited married
  retired unemployed employed disabled detached mixed frozen canned dried baked fried smoked pulled-pork ground
  paid-media advanced aged armed assisted booked broken-down crowded fixed skilled talented morning evening king
  ring thing string spring wing being ceiling housing parking building clothing heating cooling lighting training
  marketing advertising engineering nursing swimming running cycling hiking rowing reading writing gaming streaming
  shopping banking trading mining fishing farming cooking baking gardening cleaning washing dining drinking painting
  drawing singing dancing skiing boxing sailing climbing walking driving commuting sleeping eating meeting packaging
  printing shipping spending saving funding pricing planning teaching learning rating ranking listing recycling
  publishing consulting accounting manufacturing processing catering screening coaching beijing hosting billing
  staffing editing testing design bowling curling surfing yoga jogging nothing something anything everything wedding
  pudding dumpling darling duckling feeding rocking staring wild`);

/** Words that mean the sum of the others. */
export const TOTAL_WORDS = wordSet(
  "total totals totalling totaling altogether overall all sum combined gesamt summe totaal",
);

/** Words of scores and ratings: several such things of one subject make a profile. */
export const RATING_WORDS = wordSet(`score scores scoring rate rated rates rating ratings stars star grade graded
  marks marked skill skills ability abilities attribute attributes stat stats strength strengths traits trait percentile
  tasting flavour flavor profile review reviewed self-assessment assessment feedback scorecard
  dimension dimensions evaluation evaluate personality level levels cap dribbling passing pace wheel card`);

export const ACCOUNT_WORDS = wordSet(`profit loss losses result results income earnings ebit ebitda margin
  surplus deficit net turnover brackets migration p&l pnl cashflow gewinn verlust resultaat résultat bénéfice ergebnis`);

/** Nouns that head a name and its number also in lower case, as their number is hardly ever a count: "page 12". */
const REFERRED = `iso room gate line page chapter ch hall platform floor section ward zone route desk seat version paper p pp vol
  zip appendix exit matchday row rfc locker tbl heat deck cabin case table rule lesson worksheet slide sheet clause
  item category channel court pitch jersey shuttle motion counter window rm spf patch gear firmware sdg`;
export const PLAIN_NUMBERED_THINGS = wordSet(REFERRED);

/** Nouns that head a name and its number: "Bus 3", "Area 51". */
export const NUMBERED_THINGS = wordSet(
  REFERRED,
  `district area studio stand v release build model windows android ios iphone galaxy pixel playstation xbox form part
  volume no nr issue episode ep door size game article class bus tram flight highway motorway building block lane ring
  formula type group team site unit lot plot bay terminal apartment apt suite junction box slot machine server
  node cluster stage stop track bed field well pump press oven kiln reactor turbine camera sensor drone truck van car loop
  fifa figure fig exhibit sector source pier dock berth quay wing tower tent booth hangar cell camp aisle shelf flat
  verse psalm grid parcel bin hole mile war coach question exercise problem annex`,
);
