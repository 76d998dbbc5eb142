/**
 * A Charticle PNG opened again. In: a file that anyone may have made. Out: a result to edit, or a sentence for the
 * person. Never throws.
 *
 *   await openPicture(file) -> {ok: true, result} | {ok: false, sentence: "This picture carries no figures. …"}
 */
import { chartToWire, type ExtractionResult } from "@charticle/contract";

type Opened = { ok: true; result: ExtractionResult } | { ok: false; sentence: string };

const SENTENCES = {
  "too-large": "This file is too large to be a chart of Charticle.",
  "not-png": "Only PNG pictures that were saved here can be opened.",
  "no-data": "This picture carries no figures. Only PNG pictures that were saved here can be opened.",
  damaged: "The figures in this picture are damaged and can't be opened.",
} as const;

export async function openPicture(file: File): Promise<Opened> {
  const { chartOfPicture, MAX_PNG_BYTES, readPictureData } = await import("@charticle/charts/picture-data");
  if (file.size > MAX_PNG_BYTES) return { ok: false, sentence: SENTENCES["too-large"] };
  const read = readPictureData(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return { ok: false, sentence: SENTENCES[read.reason] };
  return { ok: true, result: chartToWire(chartOfPicture(read.data)) };
}
