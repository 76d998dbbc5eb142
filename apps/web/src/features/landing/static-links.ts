/** The two faces that a static page shows first. */
import interUrl from "@charticle/charts/fonts/inter-400-latin.woff2?url";
import newsreaderUrl from "@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url";

const preload = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const staticLinks = () => [preload(newsreaderUrl), preload(interUrl)];
