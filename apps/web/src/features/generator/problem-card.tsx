/** An answer without a chart: title and message, and what to do next: <ProblemCard problem={{error, message}} … />. */
import type { ExtractionError } from "@charticle/contract";
import { Button } from "~/ui/button.tsx";
import { EXAMPLES } from "./examples.ts";

type ProblemProps = { problem: ExtractionError; onExample: (text: string) => void };

export function ProblemCard({ problem, onExample }: ProblemProps) {
  const [example] = EXAMPLES;
  return (
    <section role="alert" className="mx-auto my-8 w-full max-w-xl rounded-desk border border-line bg-surface p-6">
      <h2 className="text-lg">{problem.error}</h2>
      <p className="mt-2 text-base">{problem.message}</p>
      <p className="mt-4 text-sm text-muted">Your text is kept above. Change it and press Generate again, or look at</p>
      <Button variant="quiet" size="small" className="mt-2" onClick={() => onExample(example.text)}>
        an example
      </Button>
    </section>
  );
}
