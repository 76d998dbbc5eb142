/** Words beside which "m" after digits stands for metres or for millions, and "k" for kilometres. Data only. */
import { wordSet } from "./closed-class.ts";

export const METRE_CUES = wordSet(`
  altitude boat bridge building buildings ceiling cliff climb cm dash deep deepest depth distance dive dived
  diver elevation fence ft glacier grew height heights high highest hill hurdles javelin jump jumped jumps km
  lake lap laps length level long longest mast meter meters metre metres mm mountain peak pool race rainfall
  pb pbs ran retreated river rope run sea shark snow sprint statue stretch summit swam swell swim tall tallest threw
  throw tide tides tower towers tree trees trench tunnel vault walk walked wall walls waterfall wave waves
  whale wide width wingspan`);

export const MILLION_CUES = wordSet(`users followers views people passengers visitors sales revenue revenues subscribers
  customers downloads streams tourists voters population profit profits plays inhabitants budget turnover raised funding
  listeners viewers copies members accounts residents units k bn mn million billion income loss debt spend spending
  households subscriptions installs players impressions deliveries shipments exports imports budgets sold cost costs`);

export const DISTANCE_CUES =
  wordSet(`ran run runs runner runners running jog jogs jogged jogging marathon parkrun strava walk walks
  walked walking hike hikes hiked hiking cycle cycles cycled cycling bike biked biking ride rides rode swim swims swam
  row rowed rowing triathlon legs`);
