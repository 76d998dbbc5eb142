/**
 * Made by `node packages/charts/scripts/search-palettes.ts`: do not edit. Colours of each theme and mode, two numbers of
 * `digits.ts` each: paper, ink, muted ink, line, highlight, the five series.
 */
import type { Mode, Theme } from "@charticle/contract";

export const PALETTES: Readonly<Record<Theme, Readonly<Record<Mode, string>>>> = {
  rose: {
    light: "<-)sfF:<l*7|tu,A9xEf-]_D(-+-Nbw0]:ip,1?z",
    dark: ">r8I7Nnp<yei< 1i:u7,_of7D{ib+22 e (/0adu",
  },
  sapphire: {
    light: "+z.x(hP/tp}/r0yD6P6[<e_&>+n7>dF(?x[/An=*",
    dark: ".50.Fm|w<gs.(/A 4?o7w6-:d8vg0ng<k7f:?pz3",
  },
  base: {
    light: "8b>xdu= N!|7Ia&sm=mA<P;,]f7poE]/!;|r*PIA",
    dark: "y5e<x0 4<*p +_eyv1xbw/7z=i{FPu i?64naa??",
  },
  emerald: {
    light: "+b}}s_P-!pr;6xyg 01s<][d]affAd?mgrE)={,e",
    dark: ".a0,FN|5<+niIy 813A;wi-71-.1t34h71p-n-=-",
  },
  midnight: {
    light: "+,ysp;tP]+/)&7;!|[v/90;1yth4i0.6v>z =2p(",
    dark: ".&:PxN)p<w_v<{<wc3]oc380D+i<eg,<]Ne)adu<",
  },
};
