import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttp } from "./create-http.ts";
import { fillFacts, type RunTimeFacts } from "./run-time-facts.ts";
import { serveWeb } from "./static-files.ts";

const FACTS_BLOCK = '<script type="application/json" id="run-time-facts">{}</script>';
const FILES: Record<string, string> = {
  "pages.json": JSON.stringify({
    prerendered: ["/", "/login", "/not-found"],
    browser: ["/home", "/reset-password/:uidb64/:token"],
  }),
  "client/index.html": `<p>© __FACT_YEAR__ __FACT_OPERATOR_NAME__ <a href="__FACT_SOCIAL_URL__">x</a></p>${FACTS_BLOCK}`,
  "client/login/index.html": "<script>start()</script><script src=/assets/a-1a2b3c4d.js></script>log in",
  "client/not-found/index.html": "Page not found",
  "client/__spa-fallback.html": "<script>spa()</script>",
  "client/assets/a-1a2b3c4d.js": "export {}",
  "client/favicon.svg": "<svg/>",
  "client/robots.txt": "Sitemap: __FACT_PUBLIC_URL__/sitemap.xml",
};

let app: FastifyInstance;
let facts: RunTimeFacts;
let buildFolder: string;
beforeAll(async () => {
  buildFolder = mkdtempSync(join(tmpdir(), "charticle-web-"));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(buildFolder, name)), { recursive: true });
    writeFileSync(join(buildFolder, name), content);
  }
  writeFileSync(join(buildFolder, "client/assets/a-1a2b3c4d.js.br"), brotliCompressSync("export {}"));
  facts = {
    year: 2026,
    publicUrl: "https://charticle.example",
    supportEmail: null,
    socialUrl: null,
    operatorName: '<b>"Acme" & Söhne</b></script>',
    trialDays: 7,
    provider: null,
  };
  app = await createHttp({ logLevel: "silent", trustedProxies: 0, production: false });
  await serveWeb(app, { buildFolder, facts: () => facts });
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("pages", () => {
  const cases: [string, number, string][] = [
    ["/", 200, "©"],
    ["/login", 200, "log in"],
    ["/login/", 200, "log in"],
    ["/login?next=/pricing", 200, "log in"],
    ["/home", 200, "spa()"],
    ["/reset-password/a/b", 200, "spa()"],
    ["/reset-password/a", 404, "Page not found"],
    ["/nothing", 404, "Page not found"],
    ["/not-found", 404, "Page not found"],
    ["/home/more", 404, "Page not found"],
    ["/login/index.html", 404, "Page not found"],
    ["/pages.json", 404, "Page not found"],
    ["/../package.json", 404, "Page not found"],
    ["/..%2f..%2fpackage.json", 404, "Page not found"],
    ["/assets/none.js", 404, "Page not found"],
  ];
  test.each(cases)("%s -> %i", async (path, status, text) => {
    const reply = await get(path);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    expect(reply.body).toContain(text);
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  test("calls are no pages", async () => {
    for (const path of ["/api/nothing", "/ai/x", "/payments/x", "/dev/mailbox", "/metrics"]) {
      expect((await get(path)).json(), path).toMatchObject({ code: "NOT_FOUND" });
    }
    expect((await app.inject({ method: "POST", url: "/login", payload: {} })).json()).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("carry a policy with the hashes of their own inline scripts and no others", async () => {
    const policy = String((await get("/login")).headers["content-security-policy"]);
    // printf 'start()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain("unsafe");
    expect(policy).not.toMatch(/https?:/);
  });

  test("hold the facts of now, escaped in text and in the block", async () => {
    const { body } = await get("/");
    expect(body).toContain("© 2026 &lt;b&gt;&quot;Acme&quot; &amp; Söhne&lt;/b&gt;&lt;/script&gt;");
    expect(body).toContain('<a href="">');
    const block = /id="run-time-facts">(.*?)<\/script>/.exec(body)?.[1] ?? "";
    expect(JSON.parse(block)).toEqual(facts);
    facts = { ...facts, year: 2027 };
    expect((await get("/")).body).toContain("© 2027");
  });

  test.each([
    [0, '<b data-fact="">Free for </b><i data-fact="yes">Sign up</i>'],
    [1, '<b data-fact="1 day">Free for 1 day</b><i data-fact="">Sign up</i>'],
    [7, '<b data-fact="7 days">Free for 7 days</b><i data-fact="">Sign up</i>'],
  ])("a trial of %i days is said in plain words, and none is not promised", (trialDays, said) => {
    const page =
      '<b data-fact="__FACT_TRIAL__">Free for __FACT_TRIAL__</b><i data-fact="__FACT_NO_TRIAL__">Sign up</i>';
    expect(fillFacts(page, { ...facts, trialDays })).toBe(said);
  });

  test("the button's page lets the provider's script in, and has a nonce of its own each time", async () => {
    const button = (nonce: string) => ({ clientId: "c", nonce, scriptUrl: "https://accounts.google.com/gsi/client" });
    const before = facts;
    for (const nonce of ["one", "two"]) {
      facts = { ...before, provider: { name: "Google", startUrl: "/api/auth/google/start", button: button(nonce) } };
      const reply = await get("/");
      expect(reply.body).toContain(`"nonce":"${nonce}"`);
      expect(reply.headers["content-security-policy"]).toMatch(
        /script-src 'self' https:\/\/accounts\.google\.com\/gsi\/client;/,
      );
    }
    facts = before;
    expect((await get("/")).body).not.toContain("nonce");
  });

  test("are compressed for who takes it, and not sent again to who has them", async () => {
    const reply = await get("/login", { "accept-encoding": "gzip, br" });
    expect(reply.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(reply.rawPayload).toString()).toContain("log in");
    expect((await get("/login", { "accept-encoding": "br;q=0" })).headers["content-encoding"]).toBeUndefined();
    expect((await get("/login", { "if-none-match": String(reply.headers.etag) })).statusCode).toBe(304);
  });

  test("that are drawn in the browser or missing are nothing for search engines", async () => {
    expect((await get("/home")).headers["x-robots-tag"]).toBe("noindex");
    expect((await get("/nothing")).headers["x-robots-tag"]).toBe("noindex");
    expect((await get("/login")).headers["x-robots-tag"]).toBeUndefined();
  });
});

test("files: hashed names for ever and precompressed, the rest checked each time", async () => {
  const script = await get("/assets/a-1a2b3c4d.js", { "accept-encoding": "br" });
  expect(script.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
  const icon = await get("/favicon.svg");
  expect(icon.headers).toMatchObject({ "cache-control": "no-cache", etag: expect.any(String) });
  expect((await get("/robots.txt")).body).toBe("Sitemap: https://charticle.example/sitemap.xml");
});

describe("every page and file carries the security headers, however it is answered", () => {
  const notSent = async () => ({ "if-none-match": String((await get("/login")).headers.etag) });
  const asked: [string, number, () => Promise<Record<string, string>>][] = [
    ["/", 200, async () => ({})],
    ["/login", 200, async () => ({ "accept-encoding": "br" })],
    ["/login", 304, notSent],
    ["/home", 200, async () => ({})],
    ["/nothing", 404, async () => ({})],
    ["/assets/a-1a2b3c4d.js", 200, async () => ({ "accept-encoding": "br" })],
    ["/assets/none.js", 404, async () => ({})],
    ["/favicon.svg", 200, async () => ({})],
    ["/robots.txt", 200, async () => ({})],
    ["/api/nothing", 404, async () => ({})],
    ["/%", 400, async () => ({})],
  ];
  test.each(asked)("%s with %i", async (path, status, headers) => {
    const reply = await get(path, await headers());
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      "content-security-policy": expect.stringMatching(/^default-src '(?:self|none)'.*frame-ancestors 'none'/),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});

test("a server for this machine alone has its pages opened under one name: each name has a store of its own", async () => {
  const local = await createHttp({ logLevel: "silent", trustedProxies: 0, production: false });
  await serveWeb(local, { buildFolder, facts: () => facts, onlyAt: "http://127.0.0.1:3000" });
  const leadsTo = async (host: string, url: string) => {
    const { statusCode, headers } = await local.inject({ url, headers: { host } });
    return statusCode === 302 ? headers.location : statusCode;
  };
  expect(await leadsTo("localhost:3000", "/login?a=1")).toBe("http://127.0.0.1:3000/login?a=1");
  expect(await leadsTo("[::1]:3000", "/")).toBe("http://127.0.0.1:3000/");
  expect(await leadsTo("localhost:3000", "//evil.example")).toBe("http://127.0.0.1:3000//evil.example");
  expect(await leadsTo("127.0.0.1:3000", "/login")).toBe(200);
  // a tunnel, another machine's name, a call and a file
  expect(await leadsTo("localhost:8080", "/login")).toBe(200);
  expect(await leadsTo("charts.example:3000", "/login")).toBe(200);
  expect(await leadsTo("localhost:3000", "/api/nothing")).toBe(404);
  expect(await leadsTo("localhost:3000", "/favicon.svg")).toBe(200);
  await local.close();
});
