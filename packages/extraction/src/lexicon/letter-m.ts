/** Words beside which "m" after digits stands for metres, for minutes or for millions, and "k" for kilometres; plurals go with them. Data only. */
import { wordSet } from "./closed-class.ts";

export const METRE_CUES = wordSet(`
  altitude boat bridge building ceiling cliff climb cm dash deep deepest depth distance dive dived diver elevation
  fence final freestyle ft glacier grew height high highest hill hurdles javelin jump jumped km lake lap length level long longest
  mast meter metre mm mountain peak pool race rainfall pb ran retreated relay river rope run sea shark snow sprint statue
  stretch summit swam swell swim tall tallest threw throw tide times tower tree trench tunnel vault walk walked wall
  waterfall wave whale wide width wingspan`);

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
