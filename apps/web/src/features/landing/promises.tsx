/** What nobody else has, in three sentences. */
const PROMISES = [
  {
    title: "No invented figure, ever",
    text: "Every value carries the characters of your text it comes from. What can't be traced is refused.",
  },
  {
    title: "At once, and the same every time",
    text: "A reader of our own finds the figures while you type. No waiting for a model, no surprises.",
  },
  {
    title: "An honest no",
    text: "A text without figures to chart gets a clear answer and an example, never an invented picture.",
  },
] as const;

export function Promises() {
  return (
    <section aria-label="What you can rely on" className="border-b border-line">
      <ul className="mx-auto grid max-w-6xl gap-x-10 gap-y-8 px-5 py-12 sm:px-8 md:grid-cols-3 lg:py-16">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
