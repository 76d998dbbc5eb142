/** /terms: short and honest. */
import { PLAN } from "@charticle/contract";
import { Contact, LegalPage, type LegalSection, Operator } from "./legal-page.tsx";

export { staticLinks as links } from "./static-links.ts";

export const handle = { isStatic: true };

export const meta = () => [
  { title: "Terms · Charticle" },
  { name: "description", content: "What you may expect of Charticle, and what it expects of you." },
];

const PRICE = `$${(PLAN.priceCents / 100).toFixed(2)}`;

const SECTIONS: readonly LegalSection[] = [
  {
    title: "What you get",
    text: "Charticle reads a short text, finds the figures in it and draws charts of them. It is a beta: it may change, and it may be away for a while. We say so beforehand where we can.",
  },
  {
    title: "What is yours",
    text: "Your texts and your charts belong to you. You may use the pictures for anything, with or without naming Charticle. We use your texts only to draw your charts and to keep your history for you.",
  },
  {
    title: "What we ask of you",
    text: "Use figures that you may publish. Don't use Charticle to break the law, to disturb others or to get at what isn't yours. You answer for what you post; look at each chart before you do.",
  },
  {
    title: "Trial and price",
    text: (
      <>
        <span data-fact="__FACT_TRIAL__">
          A new account may try everything for __FACT_TRIAL__, without a card; each address has one trial.{" "}
        </span>
        {`The plan ${PLAN.name} costs ${PRICE} per month, paid in advance and renewed each month until you cancel. Prices and plans may change during the beta; a change holds from your next month, and you hear of it first.`}
      </>
    ),
  },
  {
    title: "Cancelling",
    text: "You cancel in Settings at any time. You keep what you have paid for until the end of that month, and nothing more is charged. You can delete your account at any time; that ends a subscription too.",
  },
  {
    title: "What we answer for",
    text: "Charticle never adds a figure that your text does not hold or imply, and shows where each comes from. Still, a machine may misread a sentence: check a chart before you rely on it. As far as the law allows, we answer for no loss that comes from a chart you didn't check.",
  },
  {
    title: "Questions",
    text: (
      <>
        Ask us before you are in doubt.
        <Contact />
      </>
    ),
  },
];

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      lead={
        <>
          These are the terms of Charticle, in words that can be read.
          <Operator />
        </>
      }
      sections={SECTIONS}
    />
  );
}
