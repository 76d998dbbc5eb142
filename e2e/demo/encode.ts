/** From filmed frames to what a page shows: WebM, MP4 and a poster. Answers the files' paths. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const FRAMES_PER_SECOND = 30;

const ffmpeg = (args: readonly string[]): void =>
  void execFileSync("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
  });

export function encode({ list, folder, posterAtS }: { list: string; folder: string; posterAtS: number }): string[] {
  const input = [
    "-f",
    "concat",
    "-safe",
    "0",
    "-i",
    list,
    "-r",
    String(FRAMES_PER_SECOND),
    "-pix_fmt",
    "yuv420p",
    "-an",
  ];
  const webm = join(folder, "charticle.webm");
  const mp4 = join(folder, "charticle.mp4");
  const poster = join(folder, "poster.webp");
  ffmpeg([...input, "-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4", webm]);
  ffmpeg([...input, "-c:v", "libx264", "-crf", "26", "-preset", "medium", "-movflags", "+faststart", mp4]);
  ffmpeg(["-ss", posterAtS.toFixed(2), "-i", mp4, "-frames:v", "1", "-c:v", "libwebp", "-quality", "80", poster]);
  return [webm, mp4, poster];
}
