/** An answer without a chart: title and message, and what to do next: <ProblemCard problem={{error, message}} … />. */
import { type ExtractionError, GATE_MESSAGES, MESSAGES } from "@charticle/contract";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { useOnline } from "~/ui/offline-state.ts";
import { EXAMPLES } from "./examples.ts";

type ProblemProps = {
  problem: ExtractionError;
  /** Whether the text as it stands now may be sent. */
  canRetry: boolean;
  onRetry: () => void;
  onExample: (text: string) => void;
};

/** The access ended while the page was open: no other text would help. */
const NO_ACCESS: readonly string[] = [GATE_MESSAGES.trialEnded, GATE_MESSAGES.needed];

/** A request that failed may work as it is; a text without figures has to be changed. */
const isTextAtFault = ({ error }: ExtractionError): boolean => error !== MESSAGES.extraction.failedTitle;

function nextStep(problem: ExtractionError, isOnline: boolean): string {
  if (isTextAtFault(problem)) return "Your text is kept. Change it and press Generate again.";
  return `Your text is kept. Try again ${isOnline ? "in a moment" : "when the network is back"}.`;
}

export function ProblemCard({ problem, canRetry, onRetry, onExample }: ProblemProps) {
  const isOnline = useOnline();
  const [example] = EXAMPLES;
  const step = isTextAtFault(problem)
    ? { children: "Show me an example", onClick: () => onExample(example.text) }
    : { children: "Try again", onClick: onRetry, disabled: !canRetry };
  return (
    <section role="alert" className="mx-auto my-8 w-full max-w-xl rounded-desk border border-line bg-surface p-6">
      <h2 className="text-lg">{problem.error}</h2>
      <p className="mt-2 text-base">{problem.message}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
        {NO_ACCESS.includes(problem.message) ? (
          <ButtonLink to="/pricing">See the plan</ButtonLink>
        ) : (
          <>
            <p className="min-w-60 flex-1 text-sm text-muted">{nextStep(problem, isOnline)}</p>
            <Button variant="quiet" size="small" {...step} />
          </>
        )}
      </div>
    </section>
  );
}
