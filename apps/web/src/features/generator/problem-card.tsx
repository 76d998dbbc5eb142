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
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
        <p className="min-w-60 flex-1 text-sm text-muted">Your text is kept. Change it and press Generate again.</p>
        <Button variant="quiet" size="small" onClick={() => onExample(example.text)}>
          Show me an example
        </Button>
      </div>
    </section>
  );
}
