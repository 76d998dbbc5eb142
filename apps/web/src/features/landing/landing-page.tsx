/** The landing page: static HTML, and one small script (islands/landing.ts) for what moves. */
import { buttonClass } from "~/ui/button-style.ts";
import { PlanCard } from "~/ui/plan-card.tsx";
import { PublicFooter } from "~/ui/public-footer.tsx";
import { DemoVideo } from "./demo-video.tsx";
import { Hero } from "./hero.tsx";
import { Island } from "./island.tsx";
import { PaintStyle } from "./paint-style.tsx";
import { Promises } from "./promises.tsx";
import { SampleGenerator } from "./sample-generator.tsx";
import { SiteHeader } from "./site-header.tsx";
import "./carousels.css";

export const handle = { isStatic: true };

const TITLE = "Charticle: turn a text with figures into a chart";
const DESCRIPTION =
  "Write a short text with figures and get chart images worth posting. Every number is traced to your own words; none is ever made up.";

export const meta = () => [
  { title: TITLE },
  { name: "description", content: DESCRIPTION },
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: "Charticle" },
  { property: "og:title", content: TITLE },
  { property: "og:description", content: DESCRIPTION },
  { property: "og:url", content: "__FACT_PUBLIC_URL__/" },
  { property: "og:image", content: "__FACT_PUBLIC_URL__/og.png" },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:image:alt", content: "A sentence with its figures marked, and the chart that Charticle made of it" },
  { name: "twitter:card", content: "summary_large_image" },
  { tagName: "link", rel: "canonical", href: "__FACT_PUBLIC_URL__/" },
];

export { staticLinks as links } from "./static-links.ts";

export default function LandingPage() {
  return (
    <>
      <a href="#page" className="skip-link">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="page">
        <Hero />
        <Promises />
        <DemoVideo />
        <SampleGenerator />
        <section aria-labelledby="plan-title">
          <div className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-10 px-5 py-16 sm:px-8 lg:grid-cols-2 lg:py-24">
            <div>
              <h2 id="plan-title" className="text-2xl">
                One plan, everything in it
              </h2>
              <p className="mt-3 max-w-md text-muted">
                <span data-fact="__FACT_TRIAL__">Start with __FACT_TRIAL__ free, without a card. </span>
                Charticle is in beta: prices and plans may change.
              </p>
            </div>
            <div className="flex lg:justify-end">
              <PlanCard
                heading="h3"
                action={
                  <a href="/login" className={buttonClass({ size: "large", className: "w-full" })}>
                    Get Started
                  </a>
                }
              />
            </div>
          </div>
        </section>
      </main>
      <PublicFooter />
      <PaintStyle />
      <Island />
    </>
  );
}
