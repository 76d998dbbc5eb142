/** One entry of the history: small picture, text, date, delete (x): <HistoryEntry chat={chat} now={now} … />. */
import { type Chat, DEFAULT_CHART_TYPE, wireToChart } from "@charticle/contract";
import { X } from "lucide-react";
import { memo, useMemo } from "react";
import { Link } from "react-router";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { useColorMode } from "~/lib/use-color-mode.ts";
import { IconButton } from "~/ui/button.tsx";
import { LazyChart } from "~/ui/chart-lazy.tsx";
import { entryDate } from "./entry-date.ts";

type EntryProps = { chat: Chat; now: Date; onDelete: (id: string) => void };

export const HistoryEntry = memo(function HistoryEntry({ chat, now, onDelete }: EntryProps) {
  const { userId } = useCurrentUser();
  const [mode] = useColorMode();
  const chart = useMemo(() => wireToChart(chat.processed_data), [chat.processed_data]);
  const [type = DEFAULT_CHART_TYPE, ...others] = chart.types.map((choice) => choice.type);
  return (
    <li
      data-chat={chat.id}
      className="group relative flex gap-4 rounded-desk border border-line bg-surface p-3 hover:border-field [contain-intrinsic-size:auto_7rem] [content-visibility:auto]"
    >
      <div className="w-16 shrink-0 self-center overflow-hidden rounded-md min-[22rem]:w-24 sm:w-32">
        <LazyChart
          initialData={chart}
          type={type}
          theme="base"
          mode={mode}
          customProps={{ speech: "marks", orElse: others }}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 dir="auto" className="font-sans text-xs font-semibold tracking-normal text-muted">
          {chart.title}
        </h2>
        <p dir="auto" className="line-clamp-3 font-serif text-base whitespace-pre-line">
          <Link to="/home" state={{ userId, chat }} className="after:absolute after:inset-0 after:rounded-desk">
            {chat.input}
          </Link>
        </p>
        <time dateTime={chat.created_at} className="mt-auto pt-1 text-xs text-muted">
          {entryDate(chat.created_at, now)}
        </time>
      </div>
      <IconButton
        label={`Delete: ${chat.input.slice(0, 60)}`}
        size="small"
        className="relative z-10"
        onClick={() => onDelete(chat.id)}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
});
