/**
 * What a PNG of ours carries of itself: title, names, values, how it was drawn and its alt text. Never the person's
 * text, the notes or the grounding: a picture that is passed on tells nothing that it doesn't show.
 *
 *   pictureDataOf(chart, { type: "barchart", theme: "base", mode: "light", altText }) // data for `withPictureData`
 *   chartOfPicture(data)                                                            // a Chart to edit again
 */
import { CHART_TYPES, type Chart, MAX_POINTS, MAX_SERIES, MODES, THEMES } from "@charticle/contract";
import * as z from "zod/mini";

const MAX_NAME_LENGTH = 200;
const MAX_ALT_TEXT_LENGTH = 4000;

const name = z.string().check(z.maxLength(MAX_NAME_LENGTH));
const values = z.array(z.nullable(z.number())).check(z.minLength(1), z.maxLength(MAX_SERIES));

export const pictureDataSchema = z
  .object({
    version: z.literal(1),
    type: z.enum(CHART_TYPES),
    theme: z.enum(THEMES),
    mode: z.enum(MODES),
    title: name,
    subtitle: z.nullable(name),
    source: z.optional(name),
    unit: z.nullable(name),
    axis: z.enum(["categories", "steps", "time"]),
    whole: z.boolean(),
    series: z.array(name).check(z.minLength(1), z.maxLength(MAX_SERIES)),
    points: z
      .array(z.object({ name, values, position: z.optional(z.nullable(z.number())) }))
      .check(z.minLength(1), z.maxLength(MAX_POINTS)),
    altText: z.string().check(z.maxLength(MAX_ALT_TEXT_LENGTH)),
  })
  .check(
    z.refine(({ series, points }) => points.every((point) => point.values.length === series.length), {
      error: "Each point has one value per series.",
    }),
  );
export type PictureData = z.infer<typeof pictureDataSchema>;

type Drawn = Pick<PictureData, "type" | "theme" | "mode" | "altText">;

/** Long names and alt texts are cut to what the reader of the chunk accepts. */
export function pictureDataOf(chart: Chart, { type, theme, mode, altText }: Drawn): PictureData {
  const short = (text: string): string => text.slice(0, MAX_NAME_LENGTH).toWellFormed();
  const shortOrNull = (text: string | null): string | null => (text === null ? null : short(text));
  return {
    version: 1,
    type,
    theme,
    mode,
    title: short(chart.title),
    subtitle: shortOrNull(chart.subtitle),
    ...(chart.source && { source: short(chart.source) }),
    unit: shortOrNull(chart.unit),
    axis: chart.axis,
    whole: chart.whole,
    series: chart.series.map((series) => short(series.name)),
    points: chart.points.map((point) => ({
      name: short(point.name),
      values: [...point.values],
      ...(typeof point.position === "number" && { position: point.position }),
    })),
    altText: altText.slice(0, MAX_ALT_TEXT_LENGTH).toWellFormed(),
  };
}

/** The chart that the picture shows. No text is known, so each value counts as edited by the person. */
export function chartOfPicture(data: PictureData): Chart {
  return {
    title: data.title,
    subtitle: data.subtitle,
    source: data.source,
    unit: data.unit,
    axis: data.axis,
    whole: data.whole,
    series: data.series.map((seriesName) => ({ name: seriesName })),
    points: data.points,
    grounding: data.points.map((point) =>
      point.values.map((value) => (value === null ? null : { spans: [], kind: "edited" as const })),
    ),
    types: [{ type: data.type, reason: "the kind of the picture that was opened" }],
    notes: [],
  };
}
