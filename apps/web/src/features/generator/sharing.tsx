/**
 * The way from 'Select' to a post: drawer, then download and share dialog, then preview. One of them is open at a time;
 * each is loaded when it opens. In: what is shown. Out: the chosen theme.
 */
import type { Chart, ChartType, Mode, Network, Theme } from "@charticle/contract";
import { Suspense, useState } from "react";
import { toast } from "sonner";
import { PreviewDialog, ShareDialog, ThemeDrawer } from "./desk-parts.ts";
import { DEFAULT_EXPORT_SIZE, EXPORT_FORMATS, fileNameOf } from "./export-picture.ts";
import type { PictureChoice } from "./picture-file.ts";

export type Look = { chart: Chart; type: ChartType; theme: Theme; mode: Mode };

type Step =
  | { at: "desk" }
  | { at: "drawer" }
  | { at: "share"; choice: PictureChoice }
  | { at: "preview"; choice: PictureChoice; network: Network };

/** Saves the picture of a look; without a choice of size as the specification's 1600x900 PNG. */
export async function savePicture(choice: PictureChoice): Promise<void> {
  try {
    const [{ pictureFile }, { saveFile }] = await Promise.all([
      import("./picture-file.ts"),
      import("~/ui/chart-export.ts"),
    ]);
    const { blob, name } = await pictureFile(choice);
    saveFile(blob, name);
  } catch {
    toast.error("The picture could not be made. Please try again.");
  }
}

export const defaultChoice = (look: Look): PictureChoice => ({
  ...look,
  size: DEFAULT_EXPORT_SIZE,
  format: EXPORT_FORMATS[0],
  carries: "figures",
});

export function useSharing(look: Look) {
  const [step, setStep] = useState<Step>({ at: "desk" });
  return {
    step,
    openDrawer: () => setStep({ at: "drawer" }),
    close: () => setStep({ at: "desk" }),
    download: (picked: Pick<PictureChoice, "size" | "format" | "carries">) => {
      const choice = { ...look, ...picked };
      void savePicture(choice);
      setStep({ at: "share", choice });
    },
    choose: (choice: PictureChoice, network: Network) => setStep({ at: "preview", choice, network }),
  };
}

type SharingProps = {
  sharing: ReturnType<typeof useSharing>;
  look: Look;
  text: string;
  isEdited: boolean;
  onTheme: (theme: Theme) => void;
};

export function Sharing({ sharing, look, text, isEdited, onTheme }: SharingProps) {
  const { step, close, download, choose } = sharing;
  return (
    <Suspense fallback={null}>
      {step.at === "drawer" && <ThemeDrawer {...look} onTheme={onTheme} onDownload={download} onClose={close} />}
      {step.at === "share" && (
        <ShareDialog
          fileName={fileNameOf({ ...step.choice, extension: step.choice.format.extension })}
          onChoose={(network) => choose(step.choice, network)}
          onClose={close}
        />
      )}
      {step.at === "preview" && (
        <PreviewDialog choice={step.choice} network={step.network} text={text} isEdited={isEdited} onClose={close} />
      )}
    </Suspense>
  );
}
