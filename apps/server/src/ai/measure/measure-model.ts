/**
 * How the engine fares with a model that answers the corpus' gold, and with one that lies in part of its answers: the real
 * client asks a stand-in over HTTP about every text, and what the person would get is scored.
 */
import { type ExtractionAnswer, isExtractionError, VALUE_KEYS, type WireReading } from "@charticle/contract";
import { type CorpusItem, isSameValue, scoreItem } from "@charticle/extraction/corpus";
import { engineWithModel, NOT_USED, readerEngine } from "../engine.ts";
import { openModel } from "../model/ask-model.ts";
import { startModelPeer } from "../model/model-peer.ts";
import { goldAnswer, type Lie, lyingAnswer, randomFrom } from "./stand-in-answers.ts";

/** `liars`: the share of answers that hold a lie. `threshold`: above 1 the model is always asked. */
export type Measurement = { items: readonly CorpusItem[]; liars: number; seed: number; threshold: number };

export type ModelFigures = {
  texts: number;
  /** How often the model was asked. */
  asked: number;
  /** Texts answered exactly by the reader alone, and with the model. */
  exactAlone: number;
  exact: number;
  /** Right answers of the model, and those that the person got as they were. */
  right: number;
  survived: number;
  /** Values of lies of each kind, and those that reached the person, other readings included. */
  invented: { told: number; shown: number };
  wrongScale: { told: number; shown: number };
  /** Pairs of values with each other's names, and those of which one or both reached the person. */
  swapped: { told: number; shown: number };
};

const TIMEOUT_MS = 8000;
const ASKER = { userKey: "measure" };

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
    (reading) => !scoreItem(item, reading).exact && untrue.some((cell) => shows(reading, cell)),
  );
}

const FIGURE_OF = { invented: "invented", "wrong scale": "wrongScale", swapped: "swapped" } as const;

export async function measureModel({ items, liars, seed, threshold }: Measurement): Promise<ModelFigures> {
  const random = randomFrom(seed);
  const answers = new Map(
    items.map((item) => {
      const lies = random(1000) < liars * 1000;
      return [item.text, lies ? lyingAnswer(item, random) : { answer: goldAnswer(item), lie: null }] as const;
    }),
  );
  const peer = await startModelPeer((text) => ({ says: JSON.stringify(answers.get(text)?.answer ?? null) }));
  const model = openModel({ provider: "openai", model: "stand-in", apiKey: "key", baseUrl: peer.url });
  let asked = 0;
  const engine = engineWithModel({
    name: "stand-in",
    threshold,
    table: (text) => {
      asked++;
      return model.table(text, AbortSignal.timeout(TIMEOUT_MS));
    },
  });
  const figures: ModelFigures = {
    texts: items.length,
    asked: 0,
    exactAlone: 0,
    exact: 0,
    right: 0,
    survived: 0,
    invented: { told: 0, shown: 0 },
    wrongScale: { told: 0, shown: 0 },
    swapped: { told: 0, shown: 0 },
  };
  try {
    for (const item of items) {
      const before = asked;
      const answer = await engine.extract(item.text, ASKER);
      const isExact = scoreItem(item, answer).exact;
      if (isExact) figures.exact++;
      const alone = await readerEngine().extract(item.text, ASKER);
      if (scoreItem(item, alone).exact) figures.exactAlone++;
      const lie = answers.get(item.text)?.lie ?? null;
      if (asked === before) continue;
      if (lie) {
        const figure = figures[FIGURE_OF[lie.kind]];
        figure.told++;
        if (isShown(lie, item, { answer, alone })) figure.shown++;
      } else {
        figures.right++;
        const isMended = !isExtractionError(answer) && answer.notes?.includes(NOT_USED);
        if (isExact && !isMended) figures.survived++;
      }
    }
  } finally {
    await peer.close();
  }
  return { ...figures, asked };
}
