/**
 * Serves the built web app: files by name (hashed ones for ever), pages by path, "Page not found" for the rest. Paths
 * of the services answer in their own words instead.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { readBuiltPages } from "./built-pages.ts";
import { properAddress } from "./loopback.ts";
import { addNotFound, type ServePage } from "./not-found.ts";
import { fillFacts } from "./run-time-facts.ts";
import { type FactsOf, pageServer } from "./serve-pages.ts";

const HASHED_FOLDER = "/assets/";
const FOR_EVER = "public, max-age=31536000, immutable";
/** Texts that name the public address. */
const FILLED_FILES = [
  { name: "robots.txt", type: "text/plain; charset=utf-8" },
  { name: "sitemap.xml", type: "application/xml; charset=utf-8" },
];

export type WebOptions = {
  buildFolder: string;
  facts: FactsOf;
  /** Of a server for this machine alone: the one name under which its pages are opened. */
  onlyAt?: string | null;
};

export async function serveWeb(app: FastifyInstance, { buildFolder, facts, onlyAt = null }: WebOptions): Promise<void> {
  const pages = readBuiltPages(buildFolder);
  if (!pages) app.log.warn("the web app is not built: only the calls are served");
  addNotFound(app, pages ? atOneName(pageServer({ pages, facts }), onlyAt) : null);
  if (!pages) return;
  const root = join(buildFolder, "client");
  for (const { name, type } of FILLED_FILES) {
    const file = join(root, name);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    app.get(`/${name}`, { schema: { hide: true } as object }, (_request, reply) =>
      reply
        .type(type)
        .header("cache-control", "no-cache")
        .send(fillFacts(text, facts("/", reply))),
    );
  }
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz", ...FILLED_FILES.map(({ name }) => name)],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const isHashed = path.slice(root.length).replaceAll("\\", "/").startsWith(HASHED_FOLDER);
      reply.header("cache-control", isHashed ? FOR_EVER : "no-cache");
    },
  });
}

const atOneName =
  (page: ServePage, onlyAt: string | null): ServePage =>
  (request, reply) => {
    const { url, headers } = request;
    const elsewhere = onlyAt === null ? null : properAddress({ url, host: headers.host }, onlyAt);
    return elsewhere === null ? page(request, reply) : reply.redirect(elsewhere, 302);
  };
