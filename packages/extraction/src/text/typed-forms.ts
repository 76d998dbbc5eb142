/**
 * Amounts typed in forms of their own, told in the usual one: "Rs.500" → "Rs 500", "10 p.c." → "10 %", "EURm" → "€m", "6ft2" → "6ft 2in",
 * "1m05s" → "1min 05s", "1hr20" → "1h20", `1'45"3` → "1:45.3". Places go back to the text as typed.
 */
import { tellsClocks, tellsMinutes } from "../recognize/settle/axes/told-durations.ts";
import type { Squeezed } from "./squeezed.ts";
import { type Form, inUsualForm } from "./without.ts";

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["eur", "€"],
  ["gbp", "£"],
  ["usd", "$"],
  ["inr", "₹"],
  ["jpy", "¥"],
]);

const MINUTES = /\d['’′]\d\d["”″]/u; // catches `1'45"`, not `5'4"`
const LATE = /\d['’′](?:1[2-9]|[2-5]\d)["”″]/u; // catches the 45 seconds of `1'45"`, not the 11 inches of `5'11"`

/** Lines of a table with a time of the day in two cells side by side. */
const CLOCK_CELLS = /,(?:[01]?\d|2[0-3]):[0-5]\d,(?:[01]?\d|2[0-3]):[0-5]\d(?:[,\n]|$)/u; // catches ",9:00,17:00", not ",9:00, 17:00"

/** Answers of a test, one behind each figure. */
const LETTERS = /\d%? a[,;.\n ].{0,20}\d%? b[,;.\n ].{0,20}\d%? c(?![\p{L}\d])/u; // catches "12 a, 20 b, 5 c", not "12 a day"

/** Blood types and marks, whose sign is part of the name. */
const SIGNED = /(?<![\p{L}\d])(?:(?:AB|O)-[ \t:,=]|(?:AB|[A-FO])\+(?!\+))|\b(?:grades?|blood)\b/iu; // catches "O- 7" and "A+", not "C++" or "A- 5"
const OTHER_LETTER = /(?<![\p{L}\d])[G-NP-Z]-[ \t:]/u; // catches "X- 5", not "A- 5"

/** Minutes and seconds, in a text of how long things last or beside seconds. */
const SHORT_SPAN = /(?<![\d.,])\d{1,2}m[0-5]\d(?![\p{L}\d]|[.,]\d)/u; // catches "1m45", not "1m" or "100m60"
const SECONDS = /(?<![\d.,])\d{1,2} ?(?:s|secs?|seconds)(?![\p{L}\d])/iu; // catches "45s", not "1s45"

/** A text of how warm it is. */
const WARMTH = /\b(?:celsius|temperatures?|degrees|warm(?:er|est|th)?|cold(?:er|est)?|hottest|cooler)\b|°C/iu; // catches "warmest", not "warmed-over"

/** A text of how much fell. */
const FALLEN = /\b(?:rain(?:fall|ed)?|snow(?:fall|ed|y)?|precip(?:itation)?|melted|drought|wettest|driest)\b/iu; // catches "rainfall", not "rainbow"

/** Marks of a class, each glued to how many have it: three of the first letters, and no number behind them. */
const GRADES =
  /(?<![\d.,\p{L}])\d{1,3}[A-F](?:,| and| &|$| )(?: ?and)? ?\d{1,3}[A-F](?:,| and| &|$| )(?: ?and)? ?\d{1,3}[A-F]\b/u; // catches "7A, 12B and 6C", not "7A 28"
const ROOMS =
  /\b(?:rooms?|seats?|flats?|gates?|class(?:es)?|bus(?:es)?|rows?|units?|apartments?|forms?|houses?|tickets?)\b|(?<!\d)(\d{1,3})[A-F][, ].{0,6}?(?<!\d)\1[A-F]|\d[A-F][ :=–-]+\d{1,3}(?![\d.,]*[A-F])/iu; // catches "seats", "7A, 7B" and "7A 28", not "7A, 12B"

const SQUARE: ReadonlyMap<string, string> = new Map([
  ["k", "sq km"],
  ["m", "sq m"],
  ["f", "sq ft"],
]);

/** The quarters of a list told by its ends, and no spans of several. */
const QUARTERS = /(?<![\p{L}\d])[Qq][1-4] ?[-–] ?[Qq][1-4](?![\p{L}\d])/gu; // catches "q1-q4", not "Q1 to Q4"

/** A text of lengths, or one with other letters behind its numbers: marks of a test, sizes, men and women. */
const LENGTHS =
  /\b(?:heights?|tall(?:er|est)?|high(?:er|est)?|long(?:er|est)?|wide|deep|depths?|lengths?|widths?|distances?|races?|runs?|ran|sprint|sw[ai]m|jumps?|jumped|throws?|thrown|met(?:re|er)s?|track|altitude|elevation|hurdles|relay)\b/iu; // catches "Heights", not "heightened"
const OTHER_LETTERS = /\d ?[AC-JLN-SU-Z](?![\p{L}\d.'’&])/u; // catches "8 F" and "20 A", not "8 M" or "8 K"

const CURRENCY_PAIR = /\b(?:EUR|USD|GBP|CHF|JPY)\/[A-Z]{3} \d|\b[A-Z]{3}\/(?:EUR|USD|GBP|CHF|JPY) \d/u; // catches "EUR/USD 1.08", not "EUR 1.08"

/** A month with the figure behind it, and one below nought among them. */
const MONTH = "(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*";
const MONTH_FIGURES = new RegExp(`(?<=\\b${MONTH} [−-]?\\d{1,3}(?:\\.\\d+)?) (?=${MONTH} [−-]?\\d)`, "giu"); // catches the blank in front of "Feb" of "Jan -3 Feb -1", not of "3 Feb"
const BELOW_IN_MONTH = new RegExp(`\\b${MONTH} [−-]\\d`, "iu"); // catches "Jan -3", not "Jan - 3"

const FORMS: readonly Form[] = [
  [
    /(?<=\d) (?=(?:M|(?<=\d[.,]\d+ )B)(?:[,;.)\n]|$| (?:in|for|from|on|by|to|and|&|users?|people|followers|views|downloads)(?!\p{L})))/gu,
    () => "",
    (text) => !LENGTHS.test(text) && !OTHER_LETTERS.test(text),
  ], // catches the blank of "1.5 M in 2021", not of "12 M 15" or "Std 10 B"
  [/(?<=(?<![\p{L}/])[A-Z]{3}\/[A-Z]{3}) (?=\d+\.\d)/gu, () => ": ", (text) => CURRENCY_PAIR.test(text)], // catches the blank behind "EUR/USD", not behind "and/or"
  [/(?<!\b(?:today|now)) (?:is|are) back (?:to|at|up to|down to) (?=[$€£]?\d)/gu, () => " now "], // catches " is back to " in front of "11,500", not "is back to work"
  [
    /(?<=(?<![\p{L}\d])(?:[1-9]|one|two|three|four|five|six|seven|eight|nine)) of(?= (?:ten|10|five|5|four|4|three|3)(?![\p{L}\d.,]))/giu,
    () => " in",
    (text) =>
      /(?<![\p{L}\d])(?:[1-9]|one|two|three|four|five|six|seven|eight|nine) in (?:ten|10|five|5|four|4|three|3)(?![\p{L}\d])/iu.test(
        text,
      ), // catches "three in ten", not "3 in all"
  ], // catches " of" of "Four of ten plan to stay, three in ten will fly", not of "four of us"
  [/(?<=\(\p{L}[\p{L} ]{2,24} [$€£]\d[\d.,]*) extra(?=\))/giu, () => ""], // catches " extra" of "(breakfast €12 extra)", not of "deluxe €12 extra"
  [MONTH_FIGURES, () => ", ", (text) => BELOW_IN_MONTH.test(text)],
  [/(?<![\p{L}\d])q(?=[1-4](?![\p{L}\d]))/gu, () => "Q"], // catches the "q" of "q1-q4", not of "q10"
  [/(?<=(?<![\p{L}\d])[Qq][1-4]) ?[-–] ?(?=[Qq][1-4]:)/gu, () => " to ", (text) => text.match(QUARTERS)?.length === 1], // catches the "-" of "EV share q1-q4:", not of "Q1-Q2 was"
  [/(?<=\bof )the (?=\d{3,5} \p{Ll}{3,}s,? \d)/giu, () => ""], // catches "the " of "Of the 300 seats 120 are sold", not of "of the 300 pounds"
  [
    /(?<=\bof the \d{2,4} \p{Ll}+s (?:in|on|at|of) (?:the|our|my|this|his|her|their) \p{Ll}+)(?= \d{1,3} (?:are|were|have|had|came?|took?|walk|go|work|live|said|want(?:ed)?)(?!\p{L}))/giu,
    () => ",",
  ], // catches the place behind "of the 120 beds on our ward" in front of " 34 are", not behind "of the 120 beds in ward"
  [
    /(?<=(?<!\p{L})(?:EUR|GBP|USD|INR|JPY|CHF|CNY|SEK|NOK|DKK|PLN|BRL|AUD|CAD|SGD|NZD|HKD|HUF|CZK|MXN|ZAR|TRY|PHP|RUB)) (?=[+−-]?\d[\d.]* ?%)/gu,
    () => ": ",
  ], // catches the blank of "PHP 18%" and "USD +1.2%", not of "USD 18"
  [/(?<=\band \p{Lu}[\p{L}.'’& ]{1,30}) (?:are |were |both )?tied (?:at|on|with) (?=\d)/gu, () => " both at "], // catches " tied at " behind "Apple and Dell", not of "Leeds tied at 2"
  [/(?<=\d[^.;:!?\n]{0,30}) above (?:mean )?sea[- ]level(?!\p{L})/giu, () => ""], // catches " above sea level" behind "8,611 metres", not "above average"
  [
    /(?<=\d ?|million |billion |thousand )square (?:kilomet(?:re|er)s?|met(?:re|er)s?|feet|foot)(?!\p{L})/giu,
    (found) => SQUARE.get(found.charAt(7).toLowerCase()) ?? found,
  ], // catches "square kilometres" behind "3.4 million ", not "square miles" or "the square metres"
  [/(?<=\d ?)degrees? (?:Celsius|centigrade)(?!\p{L})/giu, () => "°C"], // catches "degrees Celsius" behind "0.9 ", not "degrees north"
  [/(?<=\d ?)degrees? Fahrenheit(?!\p{L})/giu, () => "°F"], // catches "degrees Fahrenheit" behind "55 "
  [
    /(?<=[.;\n] ?)(?:the )?same (?:months?|days?|weeks?|quarters?|periods?|time) (?=(?:last|the previous) year:)/giu,
    () => "",
  ], // catches "Same months " in front of "last year:", not "the same days"
  [/(?<=\p{L}\+)['’]s(?= [$€£]?\d)/gu, () => ""], // catches the "'s" of "Disney+'s 152", not of "Hulu's 46"
  [/(?<=\d)(?:''|["″”])(?![\p{L}\d])/gu, () => " in", (text) => FALLEN.test(text) && !/["“”][\p{L}]/u.test(text)], // catches the marks of "4.01” of rain", not those of "“wet”"
  [/(?<=\d) C(?![\p{L}\d.'’])/gu, () => " °C", (text) => WARMTH.test(text)], // catches " C" of "0.9 C above", not of "vitamin C"
  [/(?<!\p{L})(?:[Rr]s\.? ?|RS[. ] ?(?=\d\d)|INR[. ]? ?)(?=\d)/gu, () => "₹"], // catches "Rs." and "rs " in front of "500", not "hrs.500" or "RS6"
  [
    /(?<!\p{L})(?:PKR|LKR|NPR|KSh|KShs|Tk|Fr|SFr|CHF|kr|EUR|USD|GBP|Rp|RM)\.(?= ?\d)/giu,
    (found) => `${found.slice(0, -1)} `,
  ], // catches the "Fr." of "Fr.12", not "12 kr."
  [/(?<!\p{L})RM ?(?=\d[\d,]*(?:\.\d| ?(?:m|mn|bn|million|billion)\b))/gu, () => "MYR "], // catches the "RM" of "RM7.7 million" and "RM 7.70", not of "RM7"
  [
    /(?<!\p{L})(?:EUR|GBP|USD|INR|JPY) (?=(?:19|20)\d\d(?![\d.,]*\d))/gu,
    (found) => SIGNS.get(found.slice(0, 3).toLowerCase()) ?? found,
  ], // catches "EUR " in front of "1999", not of "199"
  [/(?<=\d )(?:thsd|tsd|ths)\.?(?= )/giu, () => "thousand"], // catches "thsd" of "367 thsd tonnes", not of "thsd 4"
  [/(?<=\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))\.(?= [0-3]?\d(?![\d.,]*\d|[%kKmM]))/gu, () => ""], // catches the point of "Sept. 30", not of "Sept. 300"
  [/(?<=\p{L}{2})\*{1,3}(?=[: ] ?[$€£]?[\p{L}\d])/gu, () => "", (text) => !/\*\p{L}/u.test(text)], // catches the star of "Delta* 8.87", not of "*Delta*" or "A* 5"
  [
    /(?<=(?:^|[\n ])(?:over |about )?)\*(?=\d[\d,.]*(?!\d|[\d,.]*\*))/gu,
    () => "",
    (text) => !/\d ?\* ?\d|\*\p{L}/u.test(text),
  ], // catches the star of "about *890,000", not of "4 * 12"
  [
    / ?\(\d[\d,.]* \p{L}[\p{L}-]*(?: \+ \d[\d,.]* \p{L}[\p{L}-]*)+\)/gu,
    () => "",
    (text) => /\d \(\d[\d,.]* \p{L}+ \+ |\+ \d[\d,.]* \p{L}+\) [–—-] \d/u.test(text),
  ], // catches " (10 vans + 5 cars)" behind or in front of their sum, not " (10 vans, 5 cars)"
  [/(?<=\b(?:Disney|Paramount|Discovery|ESPN|Apple TV)) Plus(?!\p{L})/gu, () => "+"], // catches " Plus" of "Disney Plus", not of "Five Plus"
  [/₤(?=\d)/gu, () => "£"], // catches "₤" in front of "467", not behind it
  [/(?<=\| ?[$€£]\d{1,3}), (?=\d{3} ?(?:\||\n|$))/gu, () => ","], // catches ", " of "| £365, 359 |", not of "£365, 359 left"
  [/(?<=\p{L} )kr (?=\d)/giu, () => "SEK ", (text) => (text.match(/\p{L} kr \d/giu)?.length ?? 0) > 1], // catches the "kr " of "coffee kr 45, bun kr 38", not of "45 kr"
  [/(?<=(?<![\d.,\p{L}])\d{1,3})(?=[A-F](?![\p{L}\d]))/gu, () => " ", (text) => GRADES.test(text) && !ROOMS.test(text)], // catches the place in front of "A" of "7A, 12B and 6C", not of "7A, 7B and 7C"
  [
    /(?<=(?<![\d.,])\d{1,3} ?h ?)\d(?=[,;.)\n]| and | ?$)(?![.,]\d)/gu,
    (found) => `0${found}`,
    (text) => /(?<![\d.,])\d{1,3} ?h ?[0-5]\d(?![\d.,]*\d|\p{L})/u.test(text), // catches "3h 20", not "3h"
  ], // catches the "5" of "3h 20, 5h 5", not of "3h 20, 5h"
  [/(?<=\d ?)lbs?\.,? (?=\d{1,2}(?:\.\d+)? ?oz(?!\p{L}))/giu, () => "lb "], // catches "lbs. " of "5 lbs. 12 oz.", not of "5 lbs. of it"
  [
    /(?<=\d) m(?=\)? ?(?:\||\t|\n|$))/gu,
    () => "m",
    (text) => /\d ?(?:k|bn|b)\)? ?(?:\||\t|\n|$)/iu.test(text) && /[|\t]/u.test(text),
  ], // catches the blank of "| 2.6 m |" beside "| 412.5 k |", not beside "| 412 cm |"
  [/(?<=(?:^|\n)\|? ?)#(?=\d{1,2} ?[|\t])/gu, () => ""], // catches the "#" of "#1 | Rome", not of "#1 Rome"
  [
    /(?<=(?:^|[\n\t])\d[\d.]*[KMGT])(?=[ \t]+[^\s\d]|\n|$)/gu,
    () => "B",
    (text) => /(?:^|[\n\t])\d[\d.]*G(?:\s|$)/u.test(text) && /(?:^|[\n\t])\d[\d.]*[KM](?:\s|$)/u.test(text),
  ], // catches what stands behind "1.2G" in front of " videos", beside "340M photos"
  [
    /(?<=(?:^|\n)[^\d\n→>:]{0,40}\p{L}) ?(?:→|[-=]>) ?(?=[$€£]?\d[^\n→>]{0,20}(?:\n|$))/gu,
    () => ": ",
    (text) => (text.match(/(?:^|\n)[^\d\n→>:]{0,40}\p{L} ?(?:→|[-=]>) ?[$€£]?\d/gu)?.length ?? 0) > 1,
  ], // catches the arrow of "Rome → 12\nOslo → 15", not of "Rome 12 → 15"
  [
    /(?<=^|\n)★{1,5}(?=[: ] ?\d)/gu,
    (found) => `${[...found].length}★`,
    (text) => (text.match(/(?:^|\n)★{2,5}[: ] ?\d/gu)?.length ?? 0) > 1,
  ], // catches "★★★" of "★★★ 12", not of "12 ★★★"
  [/(?<=(?<![\d./-])\d{1,2})-(?=[1-7]\/[2-8] ?[\p{L}"”])/gu, () => " "], // catches the hyphen of "2-1/2 cups", not of "2-1/2/24"
  [/(?<=\d)\/-(?=[\s,.;)]|$)/gu, () => ""], // catches the "/-" of "20/-", not of "20/-5"
  [/(?<=\d\s?)p\.\s?c\.(?![\p{L}\d])/gu, () => "%"], // catches "p.c." behind "10 ", not "P.C. Plod"
  [
    /(?<=\d ?)(?:EUR|GBP|USD|INR|JPY) ?(?:mn|m|bn|k|M|K)(?![\p{L}\d])/giu,
    (found) => `${found.slice(3).trim().toLowerCase()} ${SIGNS.get(found.slice(0, 3).toLowerCase()) ?? ""}`,
  ], // catches "EURm" behind "12 ", not "EURm: 12"
  [
    /(?<!\p{L})(?:EUR|GBP|USD|INR|JPY) ?(?:mn|m|bn|k|M|K|000s?)(?![\p{L}\d])/giu,
    (found) => (SIGNS.get(found.slice(0, 3).toLowerCase()) ?? "") + found.slice(3).trim().toLowerCase(),
  ], // catches "EURm" and "usd mn", not "EUR 12m"
  [
    /(?<=(?<![\d.,])[3-7] ?(?:ft|foot)) ?(?:[0-9]|1[01])(?:in|ins)?(?![\p{L}\d]|[.,]\d)/giu,
    (found) => ` ${found.trim().replace(/i.*$/u, "")}in`,
  ], // catches the "2" of "6ft2", not of "1200ft2"
  [/(?<=(?<!\d)[3-7]['’′]) (?=(?:\d|1[01])(?:["”″]|''))/gu, () => ""], // catches the blank of `6' 2"`, not of "6' tall"
  [
    /(?<!\d)\d{1,2}['’′][0-5]\d["”″](?:\d(?!\d))?/gu,
    (found) =>
      found
        .replace(/['’′]/u, ":")
        .replace(/["”″](?=\d)/u, ".")
        .replace(/["”″]/u, ""),
    (text) => MINUTES.test(text) && LATE.test(text),
  ], // catches `1'45"3`, not `5'4"`
  [/(?<=(?<![\d.,])\d{1,2})m(?=[0-5]?\ds(?!\p{L}))/gu, () => "min "], // catches the "m" of "1m05s", not of "1m05"
  [/(?<=(?<![\d.,])\d{1,2})hrs?(?=[0-5]\d(?:m|min|mins)?(?![\p{L}\d]))/giu, () => "h"], // catches the "hr" of "1hr20", not of "20 hrs"
  [
    /(?<![\d.,])(?:\d{1,2}m[0-5]\d|\dm)(?![\p{L}\d]|[.,]\d)/gu,
    (found) => found.replace("m", found.endsWith("m") ? "min" : "min ") + (found.endsWith("m") ? "" : "s"),
    (text) => SHORT_SPAN.test(text) && (tellsMinutes(text) || SECONDS.test(text)) && !tellsClocks(text),
  ], // catches "1m45" and "2m" of "plank: mon 1m45 tue 2m", not "mum 1m65"
  [/(?<=(?<![\d.,])[12])m\d\d(?![\p{L}\d]|[.,]\d)/gu, (found) => ` m ${found.slice(1)}cm`], // catches the "m82" of "1m82", not of "1m05s"
  [
    /(?<=(?<!\d)(?:\d?[02-9]|1[0-9])) ?st(?: ?\d{1,2}(?: ?lbs?)?)?(?![\p{L}\d])/giu,
    (found) => ` stone${found.replace(/^ ?st ?|lbs?$/giu, " ").trimEnd()}${/\d/u.test(found) ? "lb" : ""}`,
    (text) => /\d ?st ?\d/iu.test(text),
  ], // catches the "st 4lb" of "12st 4lb", not the "st" of "21st"
  [
    /(?<=\d stone )(?:\d|1[0-3])(?![\p{L}\d]|[.,]\d| ?lb| pounds?| (?:of|more|less|\p{L}+s)(?!\p{L})| \p{L}+s? ago)/giu,
    (found) => `${found}lb`,
  ], // catches the "4" of "11 stone 4, him 13", not of "12 stone 6 months ago"
  [
    /(?<=(?<!\d)(?:[89]\d|1\d\d|2[0-2]\d)) (?:over|on) (?=(?:[4-9]\d|1[0-2]\d)(?!\d|[.,]\d))/gu,
    () => "/",
    (text) => (text.match(/\d (?:over|on) \d/gu)?.length ?? 0) > 1,
  ], // catches the " over " of "120 over 80", not of "12 over 3"
  [
    /(?<![\d.,])\d{1,2} hours?,? (?:and )?[0-5]?\d minutes?,? (?:and )?[0-5]?\d seconds?(?!\p{L})/giu,
    (found) => (found.match(/\d+/gu) ?? []).map((part, at) => (at > 0 ? part.padStart(2, "0") : part)).join(":"), // catches "21", not "minutes"
  ], // catches "2 hours, 21 minutes and 4 seconds", not "2 hours, 21 minutes"
  [/(?<=\p{L} )\d+ ?[x×*@] ?[$€£₹]?\d+(?:[.,]\d\d)? ?= ?(?=[$€£₹]?\d)/gu, () => ""], // catches the "2 x 3.50 = " of "Latte 2 x 3.50 = 7.00", not of "2 x 3 = 6"
  [
    /(?<=\p{L}:? )[<>≤≥] ?(?=[$€£]?\d[\d.,]*%?(?:[,;]|\n|\.?$))/gu,
    () => "",
    (text) => !/[<>≤≥] ?\d[\d.,]*[%kKmM]? [\d$€£]|\d:/u.test(text),
  ], // catches the "<" of "London <5, Paris >90", not of "ages <18 12"
  [
    /(?<=(?<![\d.])[1-5])\*(?=[: ] ?\d)/gu,
    () => "★",
    (text) => (text.match(/(?<![\d.])[1-5]\*[: ] ?\d/gu)?.length ?? 0) > 2,
  ], // catches the "*" of "5* 45", not of "2*3"
  [/(?<=^|\n|\s)\d\uFE0F?\u20E3 ?(?=\p{L})/gu, () => ""], // catches "1️⃣ " in front of "Pizza", not of "12"
  [/(?<=\d[%kKMm]?) ?> ?(?=[$€£₹]?\d)/gu, () => " → "], // catches the ">" of "40>45", not of "12 > signups 8"
  [
    /(?<=(?:^|[,;:\n(|\t] ?|\band |[\d%] )(?:AB|[A-FO]))-(?=(?:[ \t]|: ?|, ?| ?= ?)\d)/gu,
    () => "−",
    (text) => SIGNED.test(text) && !OTHER_LETTER.test(text),
  ], // catches the "-" of "O- 10", not of "Room O- 5"
  [
    /(?<=(?<![\d.,])\d{1,3}(?:\.\d)?%? )[a-h](?=[,;.\n]| and | ?$)/gu,
    (found) => found.toUpperCase(),
    (text) => LETTERS.test(text),
  ], // catches the letters of "12 a, 20 b, 5 c", not the "a" of "12 a day"
  [/,(?=\S)/gu, () => ";", (text) => text.includes("\n") && CLOCK_CELLS.test(text)], // catches the commas of "Mon,9:00,17:00", not ", "
  [/(?<=\d:[0-5]\d),(?=[0-2]?\d:[0-5]\d(?!\d))/gu, () => ", "], // catches the comma of "9:00,17:00", not of "1,200"
  [/(?<=\p{L}{3,}) ?\/ ?(?=1(?:0{0,2}k|[,.]?000|0{1,2}[,.]?000|m)(?![\p{L}\d]))/giu, () => " per "], // catches the "/" of "deaths/100k", not of "in/100" or "12/1000"
  [/(?<=\bbefore:? [$€£]?\d[\d.,]*(?:%|kg|k|h)?) (?=after:? [$€£]?\d)/giu, () => ", "], // catches the blank of "before 12 after 8", not of "before 12, after 8"
  [/(?<!\p{L})w(?:\/[ce]|c) (?=\d)/giu, () => ""], // catches the "w/c " of "w/c 5 Jan", not "w/e rota"
];

/** Null where nothing is typed so. */
export const typedForms = (text: string): Squeezed | null => inUsualForm(text, FORMS);
