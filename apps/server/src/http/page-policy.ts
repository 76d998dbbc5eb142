/**
 * The Content-Security-Policy of a page: scripts from our own origin and the page's own inline scripts by hash; no
 * third party, but for the provider's button where it is configured.
 */
import { inlineScriptHashes } from "./script-hashes.ts";

/** Origin of the provider's button script; see Google's "Content Security Policy" page for Sign in with Google. */
export type ButtonOrigin = string;

export function pagePolicy(html: string, button: ButtonOrigin | null = null): string {
  const extra = (path: string): string => (button === null ? "" : ` ${button}${path}`);
  const scripts = ["'self'", ...inlineScriptHashes(html)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}${extra("/gsi/client")}`,
    // style tags and attributes of the widget libraries; no script can come of them
    `style-src 'self' 'unsafe-inline'${extra("/gsi/style")}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${extra("/gsi/")}`,
    `frame-src ${button === null ? "'none'" : `${button}/gsi/`}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
