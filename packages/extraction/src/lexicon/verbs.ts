/** Verbs that join a name and its figure, as base forms; `morphology.ts` makes the other forms. */
import { wordSet } from "./closed-class.ts";

/** Verbs that set two against each other: "vinyl outsold CDs". */
export const RIVALRY = wordSet(
  "outpace outperform outstrip outclass outshone outbid beat lead led trail overtake overtook overtaken top edge defeat thrash pip trounce surpass",
);

/** Begin as "outsold" does, and are no verbs. */
export const OUT_NOUNS = wordSet(
  "output outlet outcome outlook outset outbreak outpost outreach outstanding outgoing outdated",
);

/** Nearly always verbs. */
export const VERBS = wordSet(`
  vape be become need get got give take make bring keep have sell buy pay lose reach hit grow shrink fell soar sink collapse
  dwindle expand double triple quadruple halve go come remain stood see saw say said tell told think believe know
  want prefer choose pick opt hate enjoy consume eat read write listen hear speak teach learn bake carry generate
  deliver provide send receive accept reject refuse deny approve add remove contribute account represent comprise
  constitute consist contain include exceed lag boast register weigh tally begin begun join leave quit arrive depart
  drove rode fly flew live attend employ recruit retire expect predict cite mention indicate suggest reveal find
  found respond oppose agree disagree blame credit distrust doubt require fetch attract drew shed trim slash boost
  improve worsen recover rebound ease creep crept inch nudge drift hover bottom shoot shot manage achieve attain
  notch rack chalk gross invest borrow lend owe donate collect gather harvest emit absorb capture recycle reuse own
  occupy populate belong practise stem originate derive fed fill empty drain soak gulp sip swallow devour
  guzzle gobble scrape squeeze limp crawl zoom dominate dwarf eclipse equal compare differ vary span last endure
  linger persist continue cease resume happen occur appear emerge vanish disappear exist survive die injure hurt
  heal assess praise skip miss forget remember ignore avoid handle process tackle solve
  resolve broke replace delete browse subscribe unsubscribe cancel renew convert admit accommodate spent sold bought
  brought made took went came paid won lost held kept gave left ran rose grew shrank sank stuck drank ate slept
  wrote spoke taught knew thought felt heard sent built put let slid tops bear bore boil melt freeze describe
  consider regard label favour favor fancy reckon prevail shut settle swap transform ask worry complain
  serves averages averaging clocking goes going involve affect concern relate apply depend deserve seem prove
  insure arose became began bent bled burst caught chose dealt dug fled forgot fought froze hid
  hung lit meant met sang shook sought sped stole struck swam swept swore swung threw tore
  understood woke wore admire adopt advise afford allow apologise argue arrange behave calculate celebrate
  cheat chop compete confirm connect cope dare decide decorate destroy develop discover discuss dislike
  divide encourage escape examine explain explore extend fail fry greet hide identify imagine inform intend introduce
  invent invite knit mend multiply observe obtain operate perform pray prepare pretend prevent
  protect recognise recognize reduce regret relax remind separate sew spoil steal succeed suffer suppose
  surround sweep swing thank understand warn wear weave wipe swipe dig 
  learnt lent rang sat spun chosen done driven eaten fallen flown forgotten given gone grown hidden known ridden risen seen shown spoken stolen taken thrown torn worn written
  underperform top-up pour allocate assign finance sponsor born wander stroll jog crack smash breach near shave blow
  blew spill erupt hoover munch nibble chew nab snag snap grab command enrol enroll graduate
  withdrew laid rely lean swear stick cling hang loom govern
  elect`);

/** Verbs that are as often nouns: verbs only where the place in the sentence says so. */
export const VERB_NOUNS = wordSet(`
  pocket cost rent share vote score rate rank drop rise fall climb jump gain cut raise use work drive walk sleep drink
  play visit order call grade count report post view like follow download update test run ride show plan book house
  seat host plant store stock burn waste rest mark check review grant fund award lead top back support trust claim
  answer reply name state measure record log clock track cover total average range match race train bike hike lift
  cross pass start end finish launch close open move return stay travel commute study peak crash spike slump surge
  dip slide slip plunge tumble decline increase decrease growth change shift switch result turn produce supply offer
  charge draw pull push drag land bag net bank bet guess ghost judge cook catch throw spread split cast bill fire
  hire release leak stream click tap search scroll install upload face sign pledge promise rule fix break repair
  upgrade benefit fish hunt farm man staff sound taste smell look feel build hold stand sit lie swim set limit
  bounce renewal pause stop delay lower serve contract value price date time number figure point water fuel power
  tower heat light snow rain shine storm salt sugar spend earn save earnings squat bench press curl rows row sprint
  balance cycle mail email text phone message exercise practice dance sing talk chat meet game garden clean wash
  shop ship win flow churn watch yield estimate forecast lease feed treat stretch love kill smoke`);

/** A thing changes: "X rose from 3 to 5". */
export const CHANGE_UP =
  wordSet(`rose risen rise rises rising grew grown grow grows growing climbed climb climbs climbing increased increase increases
  increasing jumped jump jumps soared surged gained regained gain added adds add expanded up crept improved doubled tripled quadrupled spiked recovered rebounded swelled ballooned raised upped widened more higher`);
export const CHANGE_DOWN =
  wordSet(`fell fallen fall falls falling dropped drop drops dropping slipping dipping sliding declining declined decline declines decreased decrease shrank
  shrunk shrink slumped sank slid dipped plunged tumbled collapsed lost lose loses shed cut slashed halved down eased slipped shaved
  fewer lower less knocked trimmed reduced lowered contracted narrowed weakened`);
