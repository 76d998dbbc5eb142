/**
 * Records the landing page's demo: the real product at work, in a browser, on a server of its own.
 * `node e2e/demo/record-demo.ts` writes charticle.webm, charticle.mp4, poster.webp and captions.vtt to
 * apps/web/public/demo. It needs ffmpeg with libvpx-vp9, libx264 and libwebp.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../../scripts/chromium.mjs";
import { root } from "../../scripts/root.mjs";
import { signIn } from "../product.ts";
import { removeDataDir, startServer } from "../server.ts";
import { encode } from "./encode.ts";
import { startFilm } from "./film.ts";
import { type Scene, SIZE, STORY, showCursor } from "./story.ts";

/** The poster is the end of this scene: the chart has just appeared. */
const CHART_SCENE = 1;
const MAX_BYTES = 2 * 1024 * 1024;
const target = join(root, "apps/web/public/demo");

const clock = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, "0")}`;

/** WebVTT: what is to be seen, scene by scene. */
const captionsOf = (scenes: readonly (Scene & { startS: number; endS: number })[]): string =>
  ["WEBVTT", ...scenes.map(({ caption, startS, endS }) => `${clock(startS)} --> ${clock(endS)}\n${caption}`)].join(
    "\n\n",
  );

const server = await startServer();
const folder = mkdtempSync(join(tmpdir(), "charticle-demo-"));
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
try {
  const context = await browser.newContext({ viewport: SIZE, colorScheme: "light", locale: "en-GB" });
  const page = await context.newPage();
  await signIn(page, server);
  await showCursor(page);
  const film = await startFilm(page, folder);
  const scenes = [];
  for (const scene of STORY) {
    const startS = film.seconds();
    await scene.play(page);
    scenes.push({ ...scene, startS, endS: film.seconds() });
  }
  const list = await film.stop();
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "captions.vtt"), `${captionsOf(scenes)}\n`);
  for (const file of encode({ list, folder: target, posterAtS: (scenes[CHART_SCENE]?.endS ?? 1) - 0.2 })) {
    const { size } = statSync(file);
    console.log(`${file}: ${Math.round(size / 1024)} KiB`);
    if (size > MAX_BYTES) throw new Error(`${file} is larger than ${MAX_BYTES} bytes`);
  }
} finally {
  await browser.close();
  await server.kill();
  removeDataDir(server.dataDir);
  rmSync(folder, { recursive: true, force: true });
}
