/**
 * Where the history goes on. In: the answer's `Link` header. Out: the `before` of the next page, or null on the last.
 *
 *   nextPageOf('</api/chats/?before=42>; rel="next"') -> "42"
 */

/** Catches '</api/chats/?before=42>; rel="next"', must not catch '</api/chats/>; rel="prev"'. */
const NEXT_LINK = /<([^>]+)>\s*;[^,]*\brel="?next"?/;

export function nextPageOf(link: string | null): string | null {
  const address = NEXT_LINK.exec(link ?? "")?.[1];
  if (address === undefined) return null;
  const query = address.slice(address.indexOf("?") + 1);
  return new URLSearchParams(query).get("before");
}
