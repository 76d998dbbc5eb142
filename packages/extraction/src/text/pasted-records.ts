/**
 * Records pasted from a program are read as the table that they are: `[{"month":"Jan","sales":10},{"month":"Feb","sales":12}]`,
 * `{"Jan": {"a": 1, "b": 2}, "Feb": {"a": 3, "b": 4}}`, "- name: A\n  value: 12\n- name: B\n  value: 7", "name=A value=12\nname=B value=7".
 */
import type { Span } from "@charticle/contract";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

/** The values of one thing, by their keys. */
type Entry = { key: string; keyAt: Span; value: Span };
type Thing = { own: Span | null; entries: readonly Entry[] };

const OBJECT = /(?:["']([\p{L}\d _-]{1,30})["'] ?: ?)?\{([^{}]{3,120})\}/gu; // catches `{"a": 1}` and `"Jan": {"a": 1}`, not "{}"
const ENTRY = /["']?([\p{L}_][\p{L}\d_ -]{0,29})["']? ?: ?(?:"([^"\n]*)"|'([^'\n]*)'|(-?\d[\d.]*))/gu; // catches `"a": 1` and `name: "A"`, not "a: [1]"
const YAML = /(?:^|\n)- ([^\n]+(?:\n {2}[^\n]+)+)/gu; // catches "- name: A\n  value: 12", not "- apples: 10"
const LINE = /([\p{L}_][\p{L}\d_]{0,29}) ?: ?(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]+))/gu; // catches "value: 12", not "value 12"
const SETTING = /(?<![\p{L}\d])([\p{L}_][\p{L}\d_]{0,29})=(?:"([^"\n]*)"|'([^'\n]*)'|([^\s,;]+))/gu; // catches "value=12", not "value = 12"

/** Keys and values within a stretch of the text. */
const entriesOf = (text: string, start: number, end: number, pattern: RegExp): Entry[] =>
  [...text.slice(start, end).matchAll(pattern)].map((match) => {
    const [, key = "", double, single, plain = ""] = match;
    const told = double ?? single ?? plain;
    const quotes = double === undefined && single === undefined ? 0 : 1;
    const keyFrom = start + match.index + match[0].indexOf(key);
    const to = start + match.index + match[0].length - quotes;
    return { key: key.trim(), keyAt: [keyFrom, keyFrom + key.length], value: [to - told.length, to] };
  });

const objects = (text: string): Thing[] =>
  [...text.matchAll(OBJECT)].map(({ index, 0: whole, 1: name, 2: inner = "" }) => {
    const end = index + whole.length - 1;
    const from = index + whole.indexOf(name ?? "");
    return { own: name ? [from, from + name.length] : null, entries: entriesOf(text, end - inner.length, end, ENTRY) };
  });

const items = (text: string): Thing[] =>
  [...text.matchAll(YAML)].map(({ index, 0: whole }) => ({
    own: null,
    entries: entriesOf(text, index, index + whole.length, LINE),
  }));

const settings = (text: string): Thing[] => {
  let at = 0;
  return text.split("\n").map((line) => {
    const start = at;
    at += line.length + 1;
    return { own: null, entries: entriesOf(text, start, start + line.length, SETTING) };
  });
};

const WAYS: readonly { mark: RegExp; read: (text: string) => Thing[] }[] = [
  { mark: /\{[^{}]*:[^{}]*\}.*\{/su, read: objects }, // catches "{a: 1}, {", not "{a: 1}"
  { mark: /^- [^\n]*:[^\n]*\n {2}/mu, read: items }, // catches "- a: 1\n  b: 2", not "- a: 1"
  { mark: /=[^\n=]*=[^\n]*\n/u, read: settings }, // catches "a=1 b=2\n", not "a=1\nb=2"
];

const FIGURE = /^-?[$€£]?\d[\d.,]*%?$/u; // catches "12" and "-3.5", not "Jan"

/** The things as a table with a head, where all have the same keys and one of them tells figures. */
function tabled(text: string, things: readonly Thing[]): Squeezed | null {
  const [first, ...others] = things;
  const keys = first?.entries.map(({ key }) => key) ?? [];
  const alike = others.every(
    ({ own, entries }) =>
      (own === null) === (first?.own === null) &&
      entries.length === keys.length &&
      entries.every(({ key }) => keys.includes(key)),
  );
  if (!first || others.length === 0 || keys.length === 0 || !alike || (keys.length < 2 && !first.own)) return null;
  const isFigure = ({ value: [start, end] }: Entry): boolean => FIGURE.test(text.slice(start, end));
  const counted = first.entries.filter(isFigure);
  if (counted.length === 0 || (!first.own && counted.length === keys.length && keys.length > 2)) return null;
  const heads = first.own ? first.entries : [...first.entries.filter((one) => !isFigure(one)), ...counted];
  if (heads.length - counted.length > 1) return null;
  const head: Piece[] = [...(first.own ? [" "] : []), ...heads.map(({ keyAt }) => keyAt)];
  const rows = things.map(({ own, entries }): Piece[] => [
    ...(own ? [own] : []),
    ...heads.map(({ key }): Piece => entries.find((entry) => entry.key === key)?.value ?? ""),
  ]);
  const lines = [head, ...rows].map((cells) =>
    cells.flatMap((cell, at): Piece[] => (at === 0 ? [cell] : ["\t", cell])),
  );
  return pieced(
    text,
    lines.flatMap((line, at) => (at === 0 ? line : ["\n", ...line])),
  );
}

/** Null where the text holds no records. */
export function pastedRecords(text: string): Squeezed | null {
  for (const { mark, read } of WAYS) {
    const told = mark.test(text) ? tabled(text, read(text)) : null;
    if (told) return told;
  }
  return null;
}
