/** Currencies and measures, as data: written form → how a chart shows it. */
import { wordSet } from "./closed-class.ts";

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [shown = "", forms = ""] = row.split(":");
        return [shown, ...forms.split(",")].map((form): [string, string] => [form.trim(), shown.trim()]);
      })
      .filter(([form]) => form !== ""),
  );

export const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map(
  ["$", "€", "£", "¥", "₹", "₩", "₽", "₺", "₴", "₪", "₫", "₱", "₦", "฿", "₿", "¢"].map((sign) => [sign, sign]),
);
/** Written before the figure: "US$ 4", "CHF 12". */
export const CURRENCY_WORDS = table(`
$:usd,us$,dollar,dollars,bucks,buck,usd$
€:eur,euro,euros
£:gbp,pound,pounds,quid
¥:jpy,yen,rmb,cny,yuan
₹:inr,rs,rs.,rupee,rupees
₩:krw,won
CHF:chf,francs,franc,sfr
kr:sek,nok,dkk,kr,kroner,kronor,krona
zł:pln,zł,zloty
R$:brl,reais,real
A$:aud
C$:cad
S$:sgd
NZ$:nzd
HK$:hkd
AED:aed,dirham,dirhams
Ft:huf,forint,forints
Kč:czk,kč
฿:thb,baht
₦:ngn,naira
₪:ils,shekels
RM:myr,ringgit
Rp:idr
MXN:mxn
KSh:kes,ksh
R:rand,zar
₺:try,lira
₱:php,peso,pesos
₽:rub,rubles`);
export const SHY_CURRENCIES = wordSet("real won try rand r pound rs kr quid lira franc buck");

/** How a chart shows the money that a sign, code or word stands for: "€", "SEK", "euros". */
export const currencyCalled = (word: string): string | undefined =>
  CURRENCY_SIGNS.get(word) ?? CURRENCY_WORDS.get(word.toLowerCase());

/** Lower-case form → shown form. Spoken measures keep their word, as a chart's axis would. */
export const MEASURES = table(`
%:percent,per cent,pct,prozent,procent,percents
pp:percentage points,percentage point,pps,ppt
km:kms,kilometers,kilometres,kilometer,kilometre
m:metres,meters,metre,meter
cm:centimetres,centimeters,centimetre,centimeter
mm:millimetres,millimeters,millimetre
mi:miles,mile
ft:feet,foot
Ft:
lei:
in:inches,inch
kg:kgs,kilograms,kilos,kilo,kilogram
g:grams,gram,gr
mg:milligrams,milligram
µg:mcg,micrograms,microgram,μg
lb:lbs,pounds-weight
oz:ounces,ounce
stone:
t:tonnes-short
tonnes:tonne
tons:ton
kt:kilotonnes
Mt:megatonnes
Gt:gigatonnes
l:litres,liters,litre,liter,ltr
ml:millilitres,milliliters
pints:pint
gallons:gallon,gal
h:hrs,hr
hours:hour
minutes:minute
min:mins
seconds:second
s:sec,secs
ms:milliseconds,millisecond
days:day
weeks:week,wks
months:month,mths,mos
years:year,yrs
nights:night
W:watts,watt
kW:
MW:megawatts
GW:gigawatts
Wh:
kWh:
MWh:
GWh:
TWh:
kcal:
calories:calorie,cals,cal
kJ:
V:volts
GB:gigabytes,gb
MB:megabytes,mb
TB:terabytes,tb
KB:kb
Mbps:mbps
Mbit:mbit
Gbit:
Gbps:gbps
Hz:
kHz:
MHz:mhz
GHz:ghz
dB:db
°C:celsius,ºc
°F:fahrenheit,ºf
°:degrees,degree,º
km²:sq km,km2
m²:sqm,sq m,m2
TEU:teus
ha:hectares,hectare
acres:acre
m³:m3
ppm:
ppb:
mph:
km/h:kph,kmh
bpm:
rpm:
wpm:
bps:
fps:
points:point,pts,pt
stars:star,★,⭐,⭐️
cents:cent,ct,p,pence
x:×`);
/** Measures that a bare letter stands for: only attached to or right after digits. */
export const LETTER_MEASURES = wordSet("m g l h s t v w p x in min d oz ct cal pt ° second gr hr");
/** Words that follow "per", "a" or "/" and belong to the unit. */
export const RATE_WORDS =
  wordSet(`day week month year hour minute second night person head capita km mile kg litre liter piece unit item session
  episode plate cup portion serving employee user customer student pupil household child stream vote game match
  race m² m³ kwh mwh ton tonne visit click order seat ticket share hectare acre gallon bottle case box way each
  time shift class set round trip ride flight`);
