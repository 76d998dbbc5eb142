/**
 * How the engine fares with a model that answers the corpus' gold, and with one that lies in part of its answers: the real
 * client asks a stand-in over HTTP about every text, and what the person would get is scored.
 */
import { type ExtractionAnswer, isExtractionError, VALUE_KEYS, type WireReading } from "@charticle/contract";
import { type CorpusItem, isSameValue, scoreItem } from "@charticle/extraction/corpus";
import { engineWithModel, NOT_USED, readerEngine } from "../engine.ts";
import { openModel } from "../model/ask-model.ts";
import type { ModelAnswer } from "../model/model-answer.ts";
import { startModelPeer } from "../model/model-peer.ts";
import { MODEL_THRESHOLD } from "../threshold.ts";
import { goldAnswer, type Lie, type LieKind, lyingAnswer, randomFrom } from "./stand-in-answers.ts";

export type RightFigures = {
  /** Texts, for each of which the model gave a right answer. */
  texts: number;
  /** Those of which the person got the model's answer as it was. */
  survived: number;
};

/** `liars`: the share of answers that hold a lie. */
export type Liar = { items: readonly CorpusItem[]; liars: number; seed: number };
export type LiarFigures = {
  texts: number;
  /** Texts answered exactly by the reader alone, and with the model always asked. */
  exactAlone: number;
  exact: number;
  /** The model asked only below the confidence at which the product asks. */
  inService: { asked: number; exact: number };
  /** Answers with a lie of each kind, and those of which any part reached the person, other readings included. */
  lies: Record<LieKind, { told: number; shown: number }>;
};

const TIMEOUT_MS = 60_000;
const ASKER = { userKey: "measure" };
/** Above every confidence: the model is asked about every text. */
const ALWAYS = 1.01;

/** What the person gets for each text, where the model says `says(item)`. */
async function* answered(items: readonly CorpusItem[], says: ReadonlyMap<string, ModelAnswer>) {
  const peer = await startModelPeer((text) => ({ says: JSON.stringify(says.get(text) ?? null) }));
  const model = openModel({ provider: "openai", model: "stand-in", apiKey: "key", baseUrl: peer.url });
  const table = (text: string) => model.table(text, AbortSignal.timeout(TIMEOUT_MS));
  const engine = engineWithModel({ name: "stand-in", threshold: ALWAYS, table });
  try {
    for (const item of items) yield { item, answer: await engine.extract(item.text, ASKER) };
  } finally {
    await peer.close();
  }
}

const isMended = (answer: ExtractionAnswer): boolean =>
  !isExtractionError(answer) && (answer.notes?.includes(NOT_USED) ?? false);

/** With a model that is always right. */
export async function measureRight(items: readonly CorpusItem[]): Promise<RightFigures> {
  const says = new Map(items.map((item) => [item.text, goldAnswer(item)]));
  let survived = 0;
  for await (const { item, answer } of answered(items, says))
    if (scoreItem(item, answer).exact && !isMended(answer)) survived++;
  return { texts: items.length, survived };
}

const shows = (reading: WireReading, { point, series, value }: Lie["cells"][number]): boolean =>
  reading.data.some((row) => {
    const shown = row[VALUE_KEYS[series] ?? "category1_value"];
    return row.name === point && typeof shown === "number" && isSameValue(shown, value);
  });

const readingsOf = (answer: ExtractionAnswer): WireReading[] =>
  isExtractionError(answer) ? [] : [answer, ...(answer.alternatives ?? [])];

type Answers = { answer: ExtractionAnswer; alone: ExtractionAnswer };

/** Whether any part of a lie is in what the person gets. What the reader reads by itself, or a right reading, is no lie. */
function isShown(lie: Lie, item: CorpusItem, { answer, alone }: Answers): boolean {
  const untrue = lie.cells.filter((cell) => !readingsOf(alone).some((reading) => shows(reading, cell)));
  return readingsOf(answer).some(
    (reading) => untrue.some((cell) => shows(reading, cell)) && !scoreItem(item, reading).exact,
  );
}

const isSure = (answer: ExtractionAnswer): boolean =>
  !isExtractionError(answer) && (answer.confidence ?? 0) >= MODEL_THRESHOLD;

/** With a model that lies. */
export async function measureLiar({ items, liars, seed }: Liar): Promise<LiarFigures> {
  const random = randomFrom(seed);
  const told = new Map(
    items.map((item) => {
      const isLie = random(1000) < liars * 1000;
      return [item.text, isLie ? lyingAnswer(item, random) : { answer: goldAnswer(item), lie: null }] as const;
    }),
  );
  const says = new Map([...told].map(([text, { answer }]) => [text, answer]));
  const none = () => ({ told: 0, shown: 0 });
  const lies = { invented: none(), "wrong scale": none(), swapped: none(), shifted: none() };
  const figures: LiarFigures = {
    texts: items.length,
    exactAlone: 0,
    exact: 0,
    inService: { asked: 0, exact: 0 },
    lies,
  };
  for await (const { item, answer } of answered(items, says)) {
    const alone = await readerEngine().extract(item.text, ASKER);
    const [isExact, isExactAlone] = [scoreItem(item, answer).exact, scoreItem(item, alone).exact];
    if (isExact) figures.exact++;
    if (isExactAlone) figures.exactAlone++;
    if (!isSure(alone)) figures.inService.asked++;
    if (isSure(alone) ? isExactAlone : isExact) figures.inService.exact++;
    const lie = told.get(item.text)?.lie;
    if (!lie) continue;
    lies[lie.kind].told++;
    if (isShown(lie, item, { answer, alone })) lies[lie.kind].shown++;
  }
  return figures;
}
