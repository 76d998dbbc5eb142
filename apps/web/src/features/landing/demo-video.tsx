/** A recording of the product at work (made by e2e/demo/record-demo.ts); islands/demo-video.ts plays it while in sight. */
export function DemoVideo() {
  return (
    <section aria-labelledby="demo-title" className="border-b border-line">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24">
        <h2 id="demo-title" className="text-2xl">
          From text to picture, in one go
        </h2>
        <p className="mt-3 max-w-2xl text-muted">
          Not a mock-up: this is the product, recorded as it runs. What you see is said in the captions.
        </p>
        {/* the picture below the video is its poster, which is asked for only when it comes near */}
        <div className="relative mt-10 overflow-hidden rounded-desk border border-line bg-surface">
          <img src="/demo/poster.webp" alt="" loading="lazy" width={1280} height={880} className="h-auto w-full" />
          <video
            data-demo=""
            controls
            loop
            muted
            playsInline
            preload="none"
            width={1280}
            height={880}
            aria-label="Charticle at work: a sentence is typed, its figures light up, and a chart appears"
            className="absolute inset-0 size-full"
          >
            <source src="/demo/charticle.webm" type="video/webm" />
            <source src="/demo/charticle.mp4" type="video/mp4" />
            <track kind="captions" src="/demo/captions.vtt" srcLang="en" label="English" default />
          </video>
        </div>
      </div>
    </section>
  );
}
