/**
 * A scene as SVG elements, the same shapes and texts as in the export. In: the scene and which value is lit. Out: one
 * image with a name and a description. Values stand at once; only the marks fade in.
 *
 *   <ChartScene scene={scene} lit={{point: 0, series: 0}} />
 */
import type { Box, Datum, Scene, SceneText, Shape } from "@charticle/charts";
import { byPlace } from "./by-place.ts";
import { classNames } from "./class-names.ts";
import "./chart-figure.css";

type SceneProps = {
  scene: Scene;
  lit?: Datum | null;
  className?: string;
  /**
   * `picture`: an image with its description. `ornament`: seen only, described elsewhere. `marks`: an ornament too
   * small for words, its marks as large as they go.
   */
  speech?: "picture" | "ornament" | "marks";
};

type Part = Pick<Shape, "datum" | "series">;

/** While one value is lit, the others step back; a series' line stays with its points. */
const isDimmed = (part: Part, lit: Datum | null): boolean => {
  if (!lit) return false;
  if (part.datum) return part.datum.point !== lit.point || part.datum.series !== lit.series;
  return part.series !== undefined && part.series !== lit.series;
};

function ScenePath({ shape, lit }: { shape: Shape; lit: Datum | null }) {
  return (
    <path
      d={shape.path}
      fill={shape.fill ?? "none"}
      fillOpacity={shape.fillOpacity}
      stroke={shape.stroke ?? "none"}
      strokeWidth={shape.stroke === null ? undefined : (shape.strokeWidth ?? 1)}
      strokeLinejoin="round"
      strokeDasharray={shape.dash?.join(" ")}
      className={shape.role === "mark" ? "chart-mark" : undefined}
      data-dimmed={shape.role === "mark" && isDimmed(shape, lit) ? "" : undefined}
    />
  );
}

function SceneWords({ text, lit }: { text: SceneText; lit: Datum | null }) {
  return (
    <text
      x={text.x}
      y={text.y}
      textAnchor={text.anchor}
      fontSize={text.sizePx}
      fontWeight={text.weight}
      fill={text.fill}
      className="chart-text"
      data-dimmed={isDimmed(text, lit) ? "" : undefined}
    >
      {text.text}
    </text>
  );
}

const MARGIN = 0.06;

/** Where the marks stand, with some air; the whole picture where there are none. */
function marksBox({ shapes, width, height }: Scene): Box {
  const boxes = shapes.filter(({ role }) => role === "mark").map(({ box }) => box);
  if (boxes.length === 0) return { x: 0, y: 0, width, height };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const air = MARGIN * Math.max(right - x, bottom - y);
  return { x: x - air, y: y - air, width: right - x + 2 * air, height: bottom - y + 2 * air };
}

export function ChartScene({ scene, lit = null, className, speech = "picture" }: SceneProps) {
  // where the kind would lie there are no marks: then the sentence is shown, however small
  const isMarks = speech === "marks" && scene.unfit === undefined;
  const box = isMarks ? marksBox(scene) : { x: 0, y: 0, width: scene.width, height: scene.height };
  const frame = {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    className: classNames(className, isMarks && "chart-marks"),
    fontFamily: scene.fontFamily,
    style: { background: scene.background },
    "data-chart-type": scene.type,
  };
  const parts = (
    <>
      {byPlace(isMarks ? scene.shapes.filter(({ role }) => role === "mark") : scene.shapes).map(({ key, item }) => (
        <ScenePath key={`${scene.type}-${key}`} shape={item} lit={lit} />
      ))}
      {byPlace(isMarks ? [] : scene.texts).map(({ key, item }) => (
        <SceneWords key={`${scene.type}-${key}`} text={item} lit={lit} />
      ))}
    </>
  );
  if (speech !== "picture") {
    return (
      <svg {...frame} aria-hidden="true">
        {parts}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={scene.altText}>
      {parts}
    </svg>
  );
}
