/**
 * The way from 'Select' to a post: drawer, then download and share dialog, then preview. One of them is open at a time;
 * each is loaded when it opens. In: what is shown. Out: the chosen theme.
 */
import type { Chart, ChartType, Mode, Network, Theme } from "@charticle/contract";
import { Suspense, useState } from "react";
import { say } from "~/ui/notices.ts";
import { PreviewDialog, ShareDialog, ThemeDrawer } from "./desk-parts.ts";
import { DEFAULT_EXPORT_SIZE, EXPORT_FORMATS, fileNameOf, NOT_MADE } from "./export-picture.ts";
import type { PictureChoice } from "./picture-file.ts";

export type Look = { chart: Chart; type: ChartType; theme: Theme; mode: Mode };

type Step =
  | { at: "desk" }
  | { at: "drawer"; saving: "not yet" | "now" | "failed" }
  | { at: "share"; choice: PictureChoice }
  | { at: "preview"; choice: PictureChoice; network: Network };

/** Saves a picture; false where it could not be made. */
async function savePicture(choice: PictureChoice): Promise<boolean> {
  try {
    const [{ pictureFile }, { saveFile }] = await Promise.all([
      import("./picture-file.ts"),
      import("~/ui/chart-export.ts"),
    ]);
    const { blob, name } = await pictureFile(choice);
    saveFile(blob, name);
    return true;
  } catch {
    return false;
  }
}

/** Saves the picture of a look as the specification's 1600x900 PNG, or says that it could not be made. */
export async function saveLook(look: Look): Promise<void> {
  if (!(await savePicture(defaultChoice(look)))) say({ words: NOT_MADE, tone: "danger" });
}

const defaultChoice = (look: Look): PictureChoice => ({
  ...look,
  size: DEFAULT_EXPORT_SIZE,
  format: EXPORT_FORMATS[0],
  carries: "figures",
});

export function useSharing(look: Look) {
  const [step, setStep] = useState<Step>({ at: "desk" });
  return {
    step,
    openDrawer: () => setStep({ at: "drawer", saving: "not yet" }),
    close: () => setStep({ at: "desk" }),
    /** The drawer stays until the file is saved, and says where it could not be made; closed before, it is not opened again. */
    download: async (picked: Pick<PictureChoice, "size" | "format" | "carries">) => {
      const choice = { ...look, ...picked };
      setStep({ at: "drawer", saving: "now" });
      const next: Step = (await savePicture(choice)) ? { at: "share", choice } : { at: "drawer", saving: "failed" };
      setStep((now) => (now.at === "drawer" && now.saving === "now" ? next : now));
    },
    choose: (choice: PictureChoice, network: Network) => setStep({ at: "preview", choice, network }),
  };
}

type SharingProps = {
  sharing: ReturnType<typeof useSharing>;
  look: Look;
  text: string;
  isFirstAnswer: boolean;
  onTheme: (theme: Theme) => void;
};

export function Sharing({ sharing, look, text, isFirstAnswer, onTheme }: SharingProps) {
  const { step, close, download, choose } = sharing;
  return (
    <Suspense fallback={null}>
      {step.at === "drawer" && (
        <ThemeDrawer
          {...look}
          isSaving={step.saving === "now"}
          problem={step.saving === "failed" ? NOT_MADE : null}
          onTheme={onTheme}
          onDownload={(picked) => void download(picked)}
          onClose={close}
        />
      )}
      {step.at === "share" && (
        <ShareDialog
          fileName={fileNameOf({ ...step.choice, extension: step.choice.format.extension })}
          onChoose={(network) => choose(step.choice, network)}
          onClose={close}
        />
      )}
      {step.at === "preview" && <PreviewDialog {...step} text={text} isFirstAnswer={isFirstAnswer} onClose={close} />}
    </Suspense>
  );
}
