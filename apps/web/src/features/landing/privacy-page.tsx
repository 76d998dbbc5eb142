/** /privacy: short and honest. */
import { Contact, LegalPage, type LegalSection, Operator } from "./legal-page.tsx";

export { staticLinks as links } from "./static-links.ts";

export const handle = { isStatic: true };

export const meta = () => [
  { title: "Privacy · Charticle" },
  { name: "description", content: "What Charticle keeps about you, why, for how long, and how to take it away." },
];

const SECTIONS: readonly LegalSection[] = [
  {
    title: "What we keep",
    text: "Your username, your e-mail address, your password as a hash that can't be turned back, your plan, the texts you turned into charts with their results, and the reports you send us. Payments are handled by the payment provider: we see your plan, never your card.",
  },
  {
    title: "What we don't",
    text: "No advertising, no tracking, no statistics about you by others, no requests to other companies' servers from our pages. One exception: where this server offers sign-in with another company, its button may load that company's script on the two pages that show it.",
  },
  {
    title: "Who reads your texts",
    text: "By default our reader, a program on this server and in your browser, and no one else. Where the operator has connected a language model, texts that our reader is unsure of may be sent to it to be read, and the figures of a chart when you ask for another wording of its caption; beside the figures of each result stands which of the two has read them.",
  },
  {
    title: "In your browser",
    text: "Your session, the state of your plan, charts that could not be saved yet, deletions that did not get through yet, your last theme, size and format and whether letters are shortcuts lie in the browser's local storage until you log out; the text that you are typing and the chart on your desk stay in their tab until you close it or log out. Small cookies remember the side menu, light or dark, for one day at most a sign-up that waits for its code or a sign-in with another company, and for half a year that you have logged in with this browser, so that strangers who guess at your password can't lock you out. None of them follows you.",
  },
  {
    title: "How long",
    text: "Until you delete it. Deleting your account removes your texts, charts, reports and settings at once. What remains is a keyed hash of your address, which only tells us that a trial was used, and what the law asks us to keep about payments.",
  },
  {
    title: "Your rights",
    text: (
      <>
        In Settings you download everything we keep about you as one file, and you delete it. For all else, ask.
        <Contact />
      </>
    ),
  },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead={
        <>
          Charticle keeps as little about you as it can.
          <Operator />
        </>
      }
      sections={SECTIONS}
    />
  );
}
