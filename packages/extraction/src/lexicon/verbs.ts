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
export const VERBS = wordSet(
  `be become get got give take make bring hold keep have sell buy earn pay spend lose win
  reach hit grow shrink fell fall rise climb jump soar surge plunge slump sink slip slide dip tumble collapse dwindle
  decline decrease increase expand double triple quadruple halve go come stay remain sit stand stood lie see saw say
  said tell told think believe feel know want prefer choose pick opt like love hate enjoy use consume eat drink read write
  watch listen hear speak teach learn bake cook clean wash carry throw catch build produce generate deliver supply
  provide offer serve ship send receive accept reject refuse deny approve add remove contribute account represent
  comprise constitute consist contain include cover exceed surpass trail lag follow lead beat top boast enjoy
  record register log logged clock measure weigh average total count tally score rate rank finish end start begin begun
  open close launch join leave quit move arrive depart drive drove ride rode fly flew run walk swim cycle commute travel
  live work sleep study play train attend visit stay book hire fire employ recruit retire plan expect predict forecast
  estimate report cite name mention state claim show indicate suggest reveal find found answer respond reply vote
  support oppose back agree disagree blame credit trust distrust doubt need require cost charge fetch attract draw drew
  pull push drag gain shed cut trim slash raise lower boost improve worsen recover rebound bounce ease edge creep crept
  inch nudge drift hover peak bottom crash spike shoot shot land manage achieve attain post notch rack chalk bag net
  gross bank save invest borrow lend owe donate collect raise gather harvest plant pick store stock burn emit absorb
  capture release leak waste recycle reuse own rent lease occupy inhabit populate belong stem originate derive flow
  feed fed fill empty drain soak gulp sip swallow devour guzzle gobble scrape squeeze limp crawl sprint race zoom
  dominate dwarf eclipse overtake match equal compare differ vary range span stretch last endure
  linger persist continue stop cease pause resume happen occur appear emerge vanish disappear remain exist survive
  die kill injure hurt heal treat test check verify inspect review grade mark assess evaluate judge praise
  scored rated ranked voted named skip miss forget remember ignore avoid handle process manage tackle solve resolve
  fix break broke repair replace upgrade update download upload install delete click tap scroll browse search stream
  subscribe unsubscribe cancel renew churn convert cost admit house seat host hold sit accommodate
  spent sold bought brought made took went came paid won lost held kept gave left ran rose fell grew shrank sank stood
  stuck led beat drank ate slept wrote spoke taught knew thought felt heard sent built cost put put set let
  jumped dropped slid crawled contributed swallow swallowed tops yielded yield bear bore weigh weighed boil melt freeze
  freeze snow rain shine describe consider regard call dub label opt favour favor fancy reckon guess bet
  make-do puts prevail shut settle switch swap shift turn convert transform
  ask asked ghosted ghost decline signed sign drop dropped declined say says said worry complain cite cited
  serves average averages averaging clocked clocking racked gets getting goes going comes coming
  involve affect concern relate apply depend belong deserve seem look sound taste smell prove
  underperform lag top-up pour allocate assign award grant fund finance sponsor
  born wander stroll hike climb bike jog train lift squat crack smash exceed breach cross pass overtake near
  shave shaved trimmed shed blow blew burn churn spill erupt gush hoover munch nibble chew
  nab snag snap grab pocket command enlist enrol enroll graduate matriculate pledge promise
  overcame withdrew undertook
  laid
  rely lean swear stick cling hang lurk languish loom soar reign rule govern elect overtake overtook overtaken pip trounce`,
);

/** Verbs that are as often nouns: verbs only where the place in the sentence says so. */
export const VERB_NOUNS =
  wordSet(`cost rent share vote score rate rank drop rise fall climb jump gain cut raise need use
  work drive walk sleep drink play visit order call grade count report post view like follow download update test
  run ride show plan book house seat host plant store stock burn waste rest mark check review grant fund award
  lead top back support trust claim answer reply name state measure record log clock track cover total average range
  match race train bike hike lift cross pass start end finish launch close open move return stay travel commute study
  peak crash spike slump surge dip slide slip plunge tumble decline increase decrease growth change shift switch
  result turn produce supply offer charge draw pull push drag land bag net bank bet guess grant ghost
  judge cook catch throw spread split cast bill fire hire release leak stream click tap search scroll install upload
  face sign pledge promise rule fix break repair upgrade benefit cook fish hunt farm man staff
  sound taste smell look feel build hold stand sit lie sleep swim set limit bounce renewal pause stop delay
  lower top serve contract value price date time number figure point
  water fuel power tower heat light snow rain shine storm salt sugar spend earn save earnings
  squat bench press curl rows row press rest sprint balance cycle mail email text phone message
  exercise practice dance sing talk chat meet study game garden clean wash shop ship house
  win flow churn watch yield estimate forecast lease feed treat stretch love kill burn`);

/** A thing changes: "X rose from 3 to 5". */
export const CHANGE_UP =
  wordSet(`rose risen rise rises rising grew grown grow grows growing climbed climb climbs climbing increased increase increases
  increasing jumped jump jumps soared surged gained gain added adds add expanded up crept improved doubled tripled quadrupled spiked recovered rebounded swelled ballooned raised upped widened more higher`);
export const CHANGE_DOWN =
  wordSet(`fell fallen fall falls falling dropped drop drops dropping declined decline declines decreased decrease shrank
  shrunk shrink slumped sank slid dipped plunged tumbled collapsed lost lose loses shed cut slashed halved down eased slipped shaved
  fewer lower less knocked trimmed reduced lowered contracted narrowed weakened`);
