/**
 * The drawer behind 'Select (i of n)': the chart in five themes, size and format, Download and Cancel. In: chart, type,
 * mode and theme. Out: the chosen theme, and the picture to download.
 */
import { type Chart, type ChartType, type Mode, THEMES, type Theme } from "@charticle/contract";
import { Download } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { Button } from "~/ui/button.tsx";
import { ChartScene } from "~/ui/chart-scene.tsx";
import { CHART_TYPE_NAMES } from "~/ui/chart-type-names.ts";
import { CheckboxField } from "~/ui/checkbox-field.tsx";
import { ChoiceField } from "~/ui/choice-field.tsx";
import { Drawer } from "~/ui/drawer.tsx";
import { Notice } from "~/ui/notice.tsx";
import { EXPORT_FORMATS, EXPORT_SIZES, exportFormatOf, exportSizeOf } from "./export-picture.ts";
import { type PictureChoice, pictureScene } from "./picture-file.ts";
import { useKept } from "./use-kept.ts";

type ThemeDrawerProps = {
  chart: Chart;
  type: ChartType;
  mode: Mode;
  theme: Theme;
  isSaving: boolean;
  /** Why the last picture was not saved. */
  problem: string | null;
  onTheme: (theme: Theme) => void;
  onDownload: (choice: Pick<PictureChoice, "size" | "format" | "carries">) => void;
  onClose: () => void;
};

const sizeChoices = EXPORT_SIZES.map(({ id, label, width, height }) => ({
  id,
  label: `${label}, ${width} × ${height}`,
}));

export function ThemeDrawer(props: ThemeDrawerProps) {
  const { chart, type, mode, theme, isSaving, problem, onTheme, onDownload, onClose } = props;
  const [size, setSize] = useKept("exportSize", exportSizeOf);
  const [format, setFormat] = useKept("exportFormat", exportFormatOf);
  const [carries, setCarries] = useState<PictureChoice["carries"]>("figures");
  const group = useId();
  // what will be saved, in its own proportions
  const pictures = useMemo(
    () =>
      THEMES.map((name) => {
        const scene = pictureScene({ chart, type, theme: name, mode, size });
        return <ChartScene key={name} scene={scene} speech="ornament" className="max-h-full max-w-full" />;
      }),
    [chart, type, mode, size],
  );
  const footer = (
    <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-5 gap-y-2 sm:gap-y-3">
      {problem && (
        <div className="w-full">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <div className="flex w-full gap-2 sm:contents">
        <ChoiceField label="Size" value={size.id} choices={sizeChoices} onChoose={setSize} />
        <ChoiceField label="Format" value={format.id} choices={EXPORT_FORMATS} onChoose={setFormat} />
      </div>
      {format.extension === "png" && (
        <CheckboxField
          label="Can be edited again"
          isChecked={carries === "figures"}
          onCheck={(isChecked) => setCarries(isChecked ? "figures" : "nothing")}
          className="w-full sm:w-auto"
        />
      )}
      <div className="flex w-full gap-3 *:flex-1 sm:ml-auto sm:w-auto sm:*:flex-none">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isSaving} onClick={() => onDownload({ size, format, carries })}>
          <Download aria-hidden="true" className="size-4" /> Download
        </Button>
      </div>
    </div>
  );
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choose a theme"
      description={`${CHART_TYPE_NAMES[type]}: ${chart.title}`}
      footer={footer}
    >
      <fieldset className="mx-auto w-full max-w-6xl">
        <legend className="sr-only">Theme</legend>
        <div className="grid grid-cols-2 gap-x-3 gap-y-2 max-sm:[@media(max-height:47rem)]:grid-cols-3 md:grid-cols-3 xl:grid-cols-5">
          {THEMES.map((name, at) => (
            <label key={name} className="group flex cursor-pointer flex-col gap-1">
              <input
                type="radio"
                name={group}
                value={name}
                checked={name === theme}
                onChange={() => onTheme(name)}
                className="peer sr-only"
              />
              <span className="grid aspect-3/2 place-items-center overflow-hidden rounded-desk bg-line border border-line outline-offset-2 outline-accent group-hover:border-field peer-checked:border-ink peer-checked:ring-1 peer-checked:ring-ink forced-colors:peer-checked:outline-4 peer-focus-visible:outline-2">
                {pictures[at]}
              </span>
              <span className="text-sm capitalize peer-checked:font-semibold">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Drawer>
  );
}
