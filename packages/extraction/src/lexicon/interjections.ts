/** What is thrown in between two marks and says nothing of the figures: ", er,", "(ouch)", "– oh dear –". */
export const INTERJECTIONS: readonly string[] = [
  "er|erm|um|uh|hmm?|well|oh|oh (?:dear|no|well|my|yes)|ouch|ahem|alas|yikes|phew|wow|whoa|gulp|sigh|eek|yay|hooray|argh|ha|oops|lol",
  "god (?:help|bless) (?:me|us|him|her|it|them|you)|(?:thank )?god forgive (?:me|us)|bless (?:him|her|it|them|you)",
  "thank (?:god|goodness|heavens)|heaven (?:help|knows) ?(?:me|us)?|touch wood|fingers crossed",
  "brace yourself|wait for it|get this|hold on|hold your breath|drum ?roll(?:,? please)?|don[’']t laugh|trust me|believe me",
  "would you believe(?: it)?|believe it or not|can you believe it|i kid you not|no joke|no kidding|no word of a lie|you guessed it",
  "shame on (?:you|me|us|them)|poor (?:things?|them|him|her|me|you)|lucky (?:them|him|her|me|you)|good for (?:them|him|her|me|you)",
  "(?:big )?surprise,? surprise|no surprises?(?: here| there)?|to (?:my|our|their|everyone[’']s|everybody[’']s|nobody[’']s|no one[’']s) (?:surprise|astonishment|horror|delight)",
  "needless to say|of course|naturally|inevitably|predictably|unsurprisingly|surprisingly|oddly|oddly enough|strangely|funnily enough|amazingly|sadly|happily|thankfully|admittedly",
  "as ever|as always|as usual|as expected|as you[’']d expect|to be (?:fair|honest)|tbh|imho?|in fairness|frankly|honestly|mind you|i (?:swear|know|admit|confess)|don[’']t ask",
];
