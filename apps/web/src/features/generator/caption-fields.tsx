/**
 * Caption and hashtags, both to be edited, with the network's own count. In: what stands in the fields. Out: what was
 * typed, and the wish for a caption.
 */
import type { Network } from "@charticle/contract";
import { Sparkles } from "lucide-react";
import { Button } from "~/ui/button.tsx";
import { TextAreaField } from "~/ui/text-area-field.tsx";
import { TextField } from "~/ui/text-field.tsx";
import { networkName, postLength } from "./networks.ts";
import { postText } from "./post-text.ts";

export type PostDraft = { caption: string; hashtags: string };

type FieldsProps = {
  network: Network;
  draft: PostDraft;
  /** True once there was a caption: the button then gives another wording. */
  hasCaption: boolean;
  isBusy: boolean;
  onDraft: (draft: PostDraft) => void;
  onGenerate: () => void;
};

export function CaptionFields({ network, draft, hasCaption, isBusy, onDraft, onGenerate }: FieldsProps) {
  const { length, limit, isOver } = postLength(network, postText(draft));
  const count = (
    <span className={`text-sm tabular-nums ${isOver ? "font-semibold text-danger" : "text-muted"}`}>
      {length}/{limit}
    </span>
  );
  return (
    <div className="flex flex-col gap-3">
      <Button variant="quiet" busy={isBusy} onClick={onGenerate} className="self-start">
        <Sparkles aria-hidden="true" className="size-4" /> {hasCaption ? "Another caption" : "Generate Caption"}
      </Button>
      <TextAreaField
        label="Caption"
        rows={4}
        value={draft.caption}
        aside={count}
        error={isOver ? `${networkName(network)} takes ${limit} characters: ${length - limit} over.` : null}
        onChange={(event) => onDraft({ ...draft, caption: event.currentTarget.value })}
      />
      <TextField
        label="Hashtags"
        value={draft.hashtags}
        onChange={(event) => onDraft({ ...draft, hashtags: event.currentTarget.value })}
      />
    </div>
  );
}
