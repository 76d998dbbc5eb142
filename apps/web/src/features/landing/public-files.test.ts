/** The files that are served as they stand: the demo's sizes and captions, and the addresses of the sitemap. */
import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { PRERENDERED_PAGES } from "~/pages.ts";

const fileOf = (name: string): string => new URL(`../../../public/${name}`, import.meta.url).pathname;
const MAX_BYTES = 2 * 1024 * 1024;

test.each(["charticle.webm", "charticle.mp4", "poster.webp"])("demo/%s has at most 2 MB", (name) => {
  const { size } = statSync(fileOf(`demo/${name}`));
  expect(size).toBeGreaterThan(1024);
  expect(size).toBeLessThanOrEqual(MAX_BYTES);
});

test("the demo's captions say each scene, one after the other", () => {
  const [head, ...scenes] = readFileSync(fileOf("demo/captions.vtt"), "utf8").trim().split("\n\n");
  expect(head).toBe("WEBVTT");
  expect(scenes.length).toBeGreaterThanOrEqual(4);
  // catches "00:00:00.000 --> 00:00:09.292", must not catch "0:00 --> 0:09"
  const times = scenes.map((scene) => /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n\S/.exec(scene));
  for (const [at, time] of times.entries()) expect(time?.[1]).toBe(at === 0 ? "00:00:00.000" : times[at - 1]?.[2]);
});

test("the sitemap names public pages only", () => {
  const sitemap = readFileSync(fileOf("sitemap.xml"), "utf8");
  // catches "<loc>__FACT_PUBLIC_URL__/pricing</loc>" with "/pricing", must not catch "<loc>https://a.b/</loc>"
  const named = [...sitemap.matchAll(/<loc>__FACT_PUBLIC_URL__(\/[a-z-]*)<\/loc>/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(3);
  expect(PRERENDERED_PAGES).toEqual(expect.arrayContaining(named));
});
