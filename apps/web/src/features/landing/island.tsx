/**
 * The script of a static page. It is asked for once the page has been painted: text and faces have the line to
 * themselves first. The name is replaced by the hashed one when the pages are built.
 */
const ADDRESS = import.meta.env.DEV ? "/src/islands/landing.ts" : "/islands/landing.js";

export function Island() {
  return <script>{`requestAnimationFrame(()=>setTimeout(()=>import("${ADDRESS}")))`}</script>;
}
