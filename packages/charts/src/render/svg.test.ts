import { Resvg } from "@resvg/resvg-js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawableText } from "./drawable-text.ts";
import { sceneSaying } from "./scene.fixture.ts";
import { toSvg } from "./svg.ts";

const HOSTILE = [
  "<script>alert(1)</script>",
  '"/><image href="https://example.com/x.png" onload="alert(1)"/>',
  "]]> &amp; &#0; &lt; <!-- --> <![CDATA[",
  "a\u0000b\u0008c\u001bd\u007fe\uffff",
  "\ud800 half, \udc00 the other half",
  "\u202eright to left\u2066",
  "line\nbreak\r\n\ttab  two spaces",
];

/** Catches the opening of <text and of </text; not the &lt; of an escaped one. */
const TAGS = /<\/?([a-z]+)/g;
const tagsOf = (svg: string): string[] => [...svg.matchAll(TAGS)].map(([, name]) => name ?? "");

const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

describe("toSvg", () => {
  it("is an image with a name and a description", () => {
    const svg = toSvg({ ...sceneSaying(["Berlin"]), altText: "Bar chart: Berlin 12." });
    expect(svg).toMatch(/^<svg [^>]*role="img"/);
    expect(svg).toContain("<title>Staff</title>");
    expect(svg).toContain("<desc>Bar chart: Berlin 12.</desc>");
  });

  it("draws background, shapes and texts in the scene's order", () => {
    const tags = tagsOf(toSvg(sceneSaying(["Berlin"])));
    expect(tags.filter((tag, index) => tags[index - 1] !== tag)).toEqual([
      "svg",
      "title",
      "desc",
      "rect",
      "path",
      "text",
      "svg",
    ]);
  });

  it("switches kerning and ligatures off", () => {
    expect(toSvg(sceneSaying([]))).toContain('style="font-kerning:none;font-variant-ligatures:none;');
  });

  it.each(HOSTILE.map((text) => [text]))("%j stays text", (text) => {
    const svg = toSvg(sceneSaying([text], { title: text }));
    expect(tagsOf(svg)).toEqual(tagsOf(toSvg(sceneSaying(["Berlin"]))));
    expect(() => new Resvg(svg)).not.toThrow();
  });

  it("gives every possible string back as the text that may be drawn, in well-formed XML", () => {
    const anyText = fc.string({
      unit: fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("<", "&", '"', "'", "\0", "\ud800")),
    });
    fc.assert(
      fc.property(anyText, (text) => {
        const svg = toSvg(sceneSaying([`[${text}]`]));
        expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
        const drawn = svg.slice(svg.indexOf(">", svg.indexOf("<text")) + 1, svg.indexOf("</text>"));
        expect(unescaped(drawn)).toBe(drawableText(`[${text}]`));
      }),
    );
  });

  it("escapes colours and paths too: a scene may come from anywhere", () => {
    const scene = sceneSaying([]);
    const svg = toSvg({ ...scene, background: '"><script/>', fontFamily: '"><script/>' });
    expect(tagsOf(svg)).not.toContain("script");
  });
});
