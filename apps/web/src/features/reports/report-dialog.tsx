/**
 * The overlays for a bug report and a feature request: the person's e-mail (read only), a description, Cancel and
 * Submit. Closes itself 3 s after success (specification, sections 4, 5, 8). Closed by a slip (Escape, a click beside it),
 * it has the words again when it is opened anew.
 *
 *   <ReportDialog kind="bug" email="ana@example.org" open onOpenChange={close} />
 */
import { MAX_REPORT_LENGTH, MESSAGES, REPORT_CLOSE_DELAY_MS, ROUTES } from "@charticle/contract";
import { type FormEvent, useEffect, useState } from "react";
import { call } from "~/lib/api/call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextAreaField } from "~/ui/text-area-field.tsx";
import { TextField } from "~/ui/text-field.tsx";

type ReportKind = "bug" | "feature";

type ReportProps = {
  kind: ReportKind;
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const SENTENCES = {
  bug: {
    title: "Report Bug",
    label: "What went wrong?",
    route: ROUTES.bugReport,
    empty: MESSAGES.reports.bugEmpty,
    failed: MESSAGES.reports.bugFailed,
    sent: MESSAGES.reports.bugSent,
  },
  feature: {
    title: "Request Feature",
    label: "What should Charticle do?",
    route: ROUTES.featureRequest,
    empty: MESSAGES.reports.featureEmpty,
    failed: MESSAGES.reports.featureFailed,
    sent: MESSAGES.reports.featureSent,
  },
} as const;

/** What was written and neither sent nor cancelled, by who wrote it about what. */
const drafts = new Map<string, string>();

type Progress = "writing" | "sending" | "sent" | "failed";

export function ReportDialog({ kind, email, open, onOpenChange }: ReportProps) {
  const words = SENTENCES[kind];
  const draftKey = `${kind} ${email}`;
  const [description, setDescription] = useState(drafts.get(draftKey) ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress>("writing");

  useEffect(() => {
    if (progress !== "sent") return;
    const timer = setTimeout(() => onOpenChange(false), REPORT_CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [progress, onOpenChange]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (progress === "sending" || progress === "sent") return;
    if (description.trim() === "") {
      setProblem(words.empty);
      return;
    }
    setProgress("sending");
    try {
      await call(words.route, { body: { email, description } });
      drafts.delete(draftKey);
      setProgress("sent");
    } catch {
      setProgress("failed");
    }
  };

  const cancel = () => {
    drafts.delete(draftKey);
    onOpenChange(false);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField label="Email" type="email" value={email} readOnly />
        <TextAreaField
          label={words.label}
          rows={6}
          maxLength={MAX_REPORT_LENGTH}
          value={description}
          error={problem}
          readOnly={progress === "sent"}
          onChange={(event) => {
            setDescription(event.currentTarget.value);
            drafts.set(draftKey, event.currentTarget.value);
            setProblem(null);
          }}
        />
        {progress === "failed" && <Notice tone="danger">{words.failed}</Notice>}
        {progress === "sent" && <Notice tone="good">{words.sent}</Notice>}
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={progress === "sending"} disabled={progress === "sent"}>
            Submit
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
