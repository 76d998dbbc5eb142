/**
 * For browsers without JavaScript. Static pages read whole: what turns lies open, what only a script can do is not
 * shown. The other pages say what they need, and where the product reads without it.
 */

/** Stronger than the rules of carousels.css, whatever their order. */
const OPEN = `[data-needs-script]{display:none!important}
.rotation .rotation-card{grid-area:auto;opacity:1;visibility:visible}
[data-carousel]{display:block}
.carousel-stage.carousel-stage{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:1rem;padding:0}
.carousel-stage .carousel-item[data-offset]{grid-area:auto;width:auto;opacity:1;transform:none}`;

export function NoScriptStyle() {
  return (
    <noscript>
      <style>{OPEN}</style>
    </noscript>
  );
}

export function NoScriptNotice() {
  return (
    <noscript>
      <p role="status" className="border-b border-line bg-accent-wash px-5 py-3 text-sm">
        This page needs JavaScript, which is switched off in this browser. What Charticle is can be read on the{" "}
        <a href="/" className="link">
          start page
        </a>{" "}
        without it.
      </p>
    </noscript>
  );
}
