/** What people write around the figures of a message and what says nothing of them: "Quick update:", "That is all." */

const any = (list: string): string =>
  `(?:${list
    .trim()
    .split(/\s*\n\s*/u)
    .join("|")})`;

const ALL = " (?:all|everyone|everybody|team|folks|guys|there|friends|colleagues|people)";
const PEOPLE = `(?:${ALL})?`;
/** One person by name, or two: "Hi Jo,". */
const NAMES = "(?: \\p{L}{2,}(?: (?:and|&) \\p{L}{2,})?)";
const DATA = "(?:numbers|figures|results|stats|data|facts)";

/** Opens a message in front of a colon, a stop, a dash or a line's end. */
export const OPENERS = any(`
(?:(?:hi|hello|hey|good morning|morning)${PEOPLE}[,!]? )?(?:(?:just )?an? |a )?(?:quick |small |short |friendly )?(?:update|reminder|heads[- ]up)
fyi${PEOPLE}
(?:as|like|per) (?:discussed|promised|requested|agreed|mentioned|(?:your|our|the) (?:request|call|chat|mail|email))
(?:(?:please|pls|plz|kindly|do) )+(?:find|see|check|note|refer)(?: (?:to|attached|enclosed|the|that|below|following|data|details|figures|numbers|info)){1,4}
(?:please |pls |plz |kindly )?do the needful(?: (?:chart|graph|data))?
re
fwd?
psa
btw
tl;?dr
fun ?fact(?: (?:of the (?:day|week)|(?:from|for|by) [^:\\n\\d]{2,30}))?
quick (?:one|stats?|facts?|note|numbers)
breaking(?: news)?
(?:press|news|media) release
(?:this )?just in
news ?flash
(?:good|bad|great|big) news
did you know
guess what
get this
(?:just )?look(?: at (?:this|that|these))?
listen(?: up)?
today i learn(?:ed|t)
hot off the press
(?:some|a few|our|my|the) (?:latest |quick )?${DATA}
(?:the |our )?(?:latest |final )?${DATA} are (?:in|out)
here(?:['’]s| is| are|'re) (?:the |my |our |some |a few )?(?:latest |final |quick )?${DATA}
here(?:['’]s| is) (?:what (?:we|i) (?:found|have|got|saw|know)(?: out| so far)?|how it went|the (?:latest|picture))
here (?:you go|it is|they are|we go|goes)
(?:hi|hello|hey|good morning|morning)${PEOPLE}
dear (?:all|team|colleagues|friends)
`);

/** Opens a message in front of a comma. */
export const CALLS = any(`
(?:hi|hello|hey|good (?:morning|afternoon|evening))(?:${PEOPLE}|${NAMES})
dear${NAMES}
(?:respected |dear )?(?:sirs?|madam|ma['’]?am|sir\\/madam)
(?:morning|afternoon|evening)${ALL}
(?:as|like) (?:discussed|promised|requested|agreed|mentioned)
(?:ok|okay|alright|right) so
ok
okay
alright
so
well
anyway
honestly
btw
fyi
guys
folks
oh
yes
yep
`);

/** Opens a message with nothing behind it. */
export const BARE_OPENERS = any(`
(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:so |very |super |really )?(?:happy|thrilled|excited|proud|delighted|pleased|humbled) to (?:announce|share|report|say)(?: that)?
(?:ok|okay|alright|hey|hi|yo) so
(?:hey|hi|hello|yo)${PEOPLE}(?= (?:the|our|my|here|we|i|total|just|this)\\b)
(?:hi|hello|hey|morning)${PEOPLE} (?:(?:just )?an? )?quick (?:update|one|note|reminder)
but(?= the\\b)
(?:please|pls|plz|kindly) (?:find|see|check|note)(?: (?:attached|enclosed))?(?: the)? (?:below|following)(?: the)?
(?:pfb|pfa)(?: the| below)?
fyi
btw
psa
omg
lol
`);

/** A last sentence that says nothing of the figures. */
export const CLOSINGS = any(`
(?:and )?that(?:['’]s| is| was) (?:about )?(?:all|it|that)(?: for (?:now|today))?(?:,? folks)?
(?:many |thank )?(?:thanks|thank you|thx|ty|cheers)(?: all| everyone| everybody| team| folks| again| so much| a lot| very much| for (?:reading|voting|coming|watching|helping|answering|listening|(?:all )?your (?:votes|answers|help|support)))*
(?:any )?(?:thoughts|questions|comments|ideas)
what do you (?:all )?(?:think|reckon|say|make of (?:it|that|this))
(?:what|how) about you
(?:agreed?|discuss|enjoy|done|wow|ouch|crazy|wild|insane|amazing|incredible|unbelievable|awesome|shocking|impressive|interesting|sad|nice|great|brilliant|oh well|go figure|go us|love it|lol|haha+|lmao|omg|smh|just saying|fingers crossed|good to know|keep it up|keep going|hooray|phew)
well done${PEOPLE}
(?:not|pretty|really|quite) (?:too |so |that )?(?:bad|good|great|nice|impressive|surprising|shabby)(?: at all)?
(?:nobody|no one|no-one|who) (?:(?:would(?:['’]ve| have)|['’]d have|could have|ever|really|had) )?(?:thought|expected|guessed|knew|known|saw|seen|believed|predicted)(?: (?:that|this|it|so)(?: coming)?)?
(?:i |we |you )?(?:still )?(?:can['’]?t|cannot|could(?:n['’]t| not)) (?:really )?believe (?:it|that|this)
believe it or not
hard to believe
no (?:wonder|surprises?(?: there)?)
what an? \\p{L}{3,}(?: \\p{L}{3,})?
(?:more|updates?|details) (?:next (?:week|month|time)|soon|tomorrow|later|to (?:come|follow))
stay tuned
watch this space
(?:i )?hope (?:this|that|it) helps
(?:please |pls )?(?:share|retweet|rt|like and share|spread the word)
`);

/** Said at the end of a sentence with a blank before it, for the person who reads it. */
export const TAGS_ALONG = any(`
so far
lol
lmao
haha+
tbh
smh
omg
xd
[:;]-?[)D(P]
`);
