/**
 * The hashes of a page's inline scripts, for its Content-Security-Policy. Blocks of data (type="application/json") are
 * not run and need none.
 *
 *   inlineScriptHashes('<script>go()</script>') -> ["'sha256-…'"]
 */
import { createHash } from "node:crypto";

// catches "<script>go()</script>" and "<script type=module>a</script>"; what it finds with a src is skipped below
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
// catches ' src="/a.js"', must not catch ' data-src="x"'
const HAS_SOURCE = /(?:^|\s)src\s*=/i;
// catches ' type="application/json"', must not catch ' type="module"'
const IS_DATA = /(?:^|\s)type\s*=\s*["']?application\/(?:ld\+)?json/i;

export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(SCRIPT)) {
    if (HAS_SOURCE.test(attributes) || IS_DATA.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return [...hashes];
}
