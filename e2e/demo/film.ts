/**
 * Films a page: every painted frame as a file with its time, and a list that ffmpeg can join.
 *
 *   const film = await startFilm(page, folder); … const list = await film.stop();
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

export type Film = {
  /** Since the first frame. */
  seconds: () => number;
  /** The path of ffmpeg's list. */
  stop: () => Promise<string>;
};

export async function startFilm(page: Page, folder: string): Promise<Film> {
  const session = await page.context().newCDPSession(page);
  const frames: { file: string; atS: number }[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, "0")}.jpg`);
    writeFileSync(file, Buffer.from(data, "base64"));
    frames.push({ file, atS: metadata.timestamp ?? 0 });
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 95 });
  await page.waitForTimeout(300);
  const startS = Date.now() / 1000;
  return {
    seconds: () => Date.now() / 1000 - startS,
    stop: async () => {
      const endS = Date.now() / 1000;
      await session.send("Page.stopScreencast");
      const shown = frames.map(({ file, atS }, at) => {
        const from = Math.max(atS, startS);
        const until = frames[at + 1]?.atS ?? endS;
        return { file, seconds: until - from };
      });
      const list = join(folder, "frames.txt");
      const lines = shown
        .filter(({ seconds }) => seconds > 0)
        .map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}`);
      writeFileSync(list, `${lines.join("\n")}\nfile '${frames.at(-1)?.file ?? ""}'\n`);
      return list;
    },
  };
}
