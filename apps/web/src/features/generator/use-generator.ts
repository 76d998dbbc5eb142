/**
 * The generator behind /home: the text, what it gave, and its saving. Out: the state of generator-state.ts, the versions
 * of desk-versions.ts, and the actions of the screen.
 */
import { type Chart, type ExtractionResult, isExtractionError } from "@charticle/contract";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useLocation } from "react-router";
import { deskChatOf, keepDeskChat } from "~/lib/chats/desk-chat.ts";
import { CHAT_SENT, useChatKeeper } from "~/lib/chats/use-chat-keeper.ts";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { say } from "~/ui/notices.ts";
import { isAsRead, reduceVersions, resultOf, type VersionEvent, type Versions, versionsOf } from "./desk-versions.ts";
import { draftOf, keepDraft } from "./draft.ts";
import { generateRule } from "./generate-rules.ts";
import { type GeneratorState, IDLE, reduceGenerator, type Shown } from "./generator-state.ts";
import { noteOpened, openedChat } from "./opened-chat.ts";
import { readText } from "./read-text.ts";
import { useReserve } from "./reader.ts";
import { useDelayed } from "./use-delayed.ts";

/** A burst of corrections is one save. */
const SAVE_DELAY_MS = 600;

/** It asks for something to be done, in two sentences: long enough to be read. */
const FULL_NOTICE_MS = 12_000;
const tellFull = (words: string): void => void say({ words, tone: "danger", durationMs: FULL_NOTICE_MS });

/** The chart of the screen: while the next one loads, the one before stays. */
export const shownOf = (state: GeneratorState): Shown | null => {
  if (state.phase === "result") return state;
  return state.phase === "loading" ? state.before : null;
};

const FIRST_VERSIONS: Versions | null = null;

export function useGenerator() {
  const keeper = useChatKeeper({ onFull: tellFull });
  const { userId } = useCurrentUser();
  const [opened] = useState(openedChat(useLocation().state, userId));
  const [text, setText] = useState(() => opened?.input ?? draftOf(userId));
  /** Whoever has emptied the field finds an empty desk. */
  const [first] = useState(() => opened ?? (text ? deskChatOf(sessionStorage, userId) : undefined));
  /** An entry that was opened is kept by its place in the tab's history; what was on the desk before it waits. */
  const [isGuest] = useState(() => opened && deskChatOf(sessionStorage, userId)?.id !== opened.id);
  const [firstKey] = useState(() => (first ? keeper.open(first) : ""));
  const [state, dispatch] = useReducer(reduceGenerator, IDLE, (idle): GeneratorState => {
    if (!first) return idle;
    const { input, processed_data: result } = first;
    return reduceGenerator(idle, { kind: "opened", text: input, result, key: firstKey });
  });
  const [versions, setVersions] = useState(() => (first ? versionsOf(first.processed_data) : FIRST_VERSIONS));
  const shown = shownOf(state);
  const rule = generateRule(text, state);

  const save = useDelayed(SAVE_DELAY_MS, (key: string, result: ExtractionResult) => {
    keeper.correct(key, result);
    if (opened && key === firstKey) noteOpened({ ...opened, processed_data: result }, userId);
  });

  /** Counts what was asked for or opened: an answer to anything but the last is saved and not shown. */
  const turns = useRef(0);

  const generate = useCallback(
    async (asked: string) => {
      turns.current += 1;
      const turn = turns.current;
      dispatch({ kind: "asked", text: asked });
      const { answer, isServers } = await readText(asked);
      if (isExtractionError(answer)) {
        dispatch({ kind: "failed", text: asked, problem: answer });
        return;
      }
      const result: ExtractionResult = { ...answer, original_text: answer.original_text ?? asked };
      const key = keeper.save({ input: asked, processed_data: result });
      if (turn !== turns.current) return;
      noteOpened(null, userId);
      setVersions(versionsOf(result));
      dispatch({ kind: "answered", text: asked, result, key, isServers });
    },
    [keeper, userId],
  );

  useEffect(() => {
    const keep = () => {
      const entry = shown && !(isGuest && shown.key === firstKey) && keeper.entryOf(shown.key);
      if (!entry || !versions) return;
      const processed_data = resultOf(versions, shown.result);
      keepDeskChat(sessionStorage, { ...entry, localId: shown.key, userId, processed_data });
    };
    keep();
    // the server has given it an id
    addEventListener(CHAT_SENT, keep);
    return () => removeEventListener(CHAT_SENT, keep);
  }, [shown, versions, keeper, userId, isGuest, firstKey]);

  const change = (event: VersionEvent) => {
    if (!versions || !shown) return;
    const next = reduceVersions(versions, event);
    if (next === versions) return;
    setVersions(next);
    save(shown.key, resultOf(next, shown.result));
  };

  const chart: Chart | null = shown && versions ? versions.now.chart : null;
  useReserve(chart !== null);
  return {
    text,
    setText: (typed: string) => {
      setText(typed);
      keepDraft(userId, typed);
    },
    state,
    rule,
    versions,
    chart,
    shown,
    /** True while the chart is what the server reads first from its text. */
    isFirstAnswer: shown?.isServers === true && versions !== null && isAsRead(versions),
    /** True while the chart was made from the very text that stands in the field. */
    isChartOfText: shown !== null && shown.text === text,
    generate: () => {
      if (rule.isEnabled) void generate(text);
    },
    change,
    /** A picture that was opened has no text: it is shown and edited, and not put into the history. What is typed stays. */
    showPicture: (result: ExtractionResult) => {
      turns.current += 1;
      setVersions(versionsOf(result));
      dispatch({ kind: "opened", text: "", result, key: crypto.randomUUID() });
    },
  };
}

export type Generator = ReturnType<typeof useGenerator>;
