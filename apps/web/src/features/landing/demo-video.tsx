/**
 * A recording of the product at work (made by e2e/demo/record-demo.ts). islands/demo-video.ts gives it its poster when
 * it comes near and plays it while it is in sight; without a script it stands with its poster and its controls.
 */
const POSTER = "/demo/poster.webp";

function Recording({ poster }: { poster: { poster: string } | { "data-poster": string } }) {
  return (
    <video
      {...poster}
      data-demo=""
      controls
      loop
      muted
      playsInline
      preload="none"
      width={1280}
      height={880}
      aria-label="Charticle at work: a sentence is typed, its figures light up, and a chart appears"
      className="mt-10 h-auto w-full rounded-desk border border-line bg-surface"
    >
      <source src="/demo/charticle.webm" type="video/webm" />
      <source src="/demo/charticle.mp4" type="video/mp4" />
      <track kind="captions" src="/demo/captions.vtt" srcLang="en" label="English" default />
    </video>
  );
}

export function DemoVideo() {
  return (
    <section aria-labelledby="demo-title" className="border-b border-line print:hidden">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="demo-title" className="text-2xl">
          From text to picture, in one go
        </h2>
        <p className="mt-3 max-w-2xl text-muted">
          Not a mock-up: this is the product, recorded as it runs. What you see is said in the captions.
        </p>
        <div data-needs-script="">
          <Recording poster={{ "data-poster": POSTER }} />
        </div>
        <noscript>
          <Recording poster={{ poster: POSTER }} />
        </noscript>
      </div>
    </section>
  );
}
