/** The first screen: what it is in one sentence, and three texts that became charts, on moving graph paper. */
import { buttonClass } from "~/ui/button-style.ts";
import { SampleCards } from "./sample-cards.tsx";

export function Hero() {
  return (
    <section className="border-b border-line">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-5 px-5 pt-12 sm:px-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-end lg:pt-16">
        <h1 className="text-[2.75rem] leading-[1.02] sm:text-3xl">There is a chart in that sentence.</h1>
        <div>
          <p className="text-lg text-muted">
            Write up to 280 characters with figures in them. Charticle draws the chart and shows where every number
            comes from. It never makes one up.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            {/* as wide in the face that stands in until its own has come: what follows it must not move */}
            <a href="/signin" className={buttonClass({ size: "large", className: "min-w-53" })}>
              <span data-fact="__FACT_TRIAL__">Try it free for __FACT_TRIAL__</span>
              <span data-fact="__FACT_NO_TRIAL__">Create an account</span>
            </a>
            <a href="#sample" className="link flex items-center coarse:h-11">
              See a sample
            </a>
          </div>
        </div>
      </div>
      {/* the paper lies under the cards only: no line runs behind words */}
      <div className="relative">
        <div aria-hidden="true" data-grid="" className="grid-paper" />
        <div className="relative mx-auto max-w-6xl px-5 pt-10 pb-8 sm:px-8 lg:pt-14 lg:pb-10">
          <SampleCards />
          <div data-needs-script="" className="mt-4 flex justify-center lg:justify-end">
            <button type="button" data-motion-switch="" aria-pressed="false" className="motion-switch">
              Pause motion
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
