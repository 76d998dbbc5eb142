/** Words beside which "m" after digits stands for metres, for minutes or for millions, and "k" for kilometres; plurals go with them. Data only. */
import { wordSet } from "./closed-class.ts";

export const METRE_CUES = wordSet(`
  altitude boat bridge building ceiling cliff climb cm dash deep deepest depth distance dive dived diver elevation
  fence final freestyle ft glacier grew height high highest hill hurdles javelin jump jumped km lake lap length level long longest
  mast meter metre mm mountain peak pool race rainfall pb ran retreated relay river rope run sea shark snow sprint statue
  stretch summit swam swell swim tall tallest threw throw tide times tower tree trench tunnel vault walk walked wall
  waterfall wave whale wide width wingspan`);

/** Those of them that tell of numbers as well: "at its peak", "the highest level", "a record run". */
export const WEAK_METRE_CUES = wordSet(
  "peak level long longest high highest times run ran race final wave grew sea river shark snow tree",
);

/** What is counted by the million, and has no length worth telling. */
export const COUNTED_CUES =
  wordSet(`list unemployment unemployed jobless claimants refugees migrants patients jobs workers
  doses vaccinations tickets barrels children pupils students families homes cars vehicles trips journeys phones fans adults
  tonnes tons cattle pigs sheep acres hectares tests cases jabs vacancies employees births deaths pensioners motorists planted`);

/** "commute: mon 35m, tue 52m" */
export const MINUTE_CUES = wordSet(
  "commute commuting journey nap sleep meditation meeting workout podcast homework queue wait waited screentime",
);

export const MILLION_CUES = wordSet(`users followers views people passengers visitors sales revenue revenues subscribers
  customers downloads streams tourists voters pop population profit profits plays inhabitants budget turnover raised funding
  listeners viewers copies members accounts residents units k bn mn million billion income loss debt spend spending
  households subscriptions installs players impressions hits clicks visits cyclists signatures counter deliveries shipments exports imports budgets sold cost costs watched clients evacuated displaced`);

export const DISTANCE_CUES = wordSet(`
  ran run runner running jog jogged jogging marathon parkrun strava walk walked walking hike hiked hiking cycle
  cycled cycling bike biked biking ride rode swim swam row rowed rowing triathlon legs`);
