/** Parts of patterns for changes, as reports tell them: the nouns for a rise and a fall, what hedges an amount, numbers and shares. */

export const RISE = "increase|rise|gain|jump|climb|growth|improvement|surge|uptick|advance";
export const FALL = "decrease|drop|fall|decline|reduction|dip|loss|cut|slump|slide|plunge|contraction";
export const CHANGE = `(?:${RISE}|${FALL})`;

/** "about", "just over": before an amount, and no part of it. */
export const HEDGE =
  "(?:about|around|some|nearly|almost|roughly|approximately|just over|just under|over|under|more than|less than|only|just|a further)";

/** How large a change is, before its noun: "a sharp drop". */
export const SIZED =
  "(?:(?:slight|sharp|modest|steep|small|big|large|huge|massive|significant|substantial|net|total|further|whopping) )?";

export const NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";
export const PERCENT = "(?: ?%| percent| per cent)";

/** How often a level is told: "annually", "year-on-year". */
export const YEARLY = "(?:annually|yearly|year[- ](?:on|over)[- ]year|yoy)";
