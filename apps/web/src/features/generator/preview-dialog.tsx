/**
 * The post before it is made: name, handle, caption, picture, and the ways out (copy caption, image, alt text; open the
 * network or the device's share sheet). In: what was downloaded, for which network. Out: nothing; the person posts.
 */
import type { Network } from "@charticle/contract";
import { Copy, ExternalLink, Image, MessageSquareText, Share2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useCurrentUser } from "~/lib/session/current-user.ts";
import { Button } from "~/ui/button.tsx";
import { saveFile } from "~/ui/chart-export.ts";
import { ChartScene } from "~/ui/chart-scene.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { CaptionFields, type PostDraft } from "./caption-fields.tsx";
import { copyPng, copyText } from "./copy-out.ts";
import { fileNameOf, NOT_MADE } from "./export-picture.ts";
import { makeCaption } from "./make-caption.ts";
import { networkAddress, networkName } from "./networks.ts";
import { type PictureChoice, picturePng, pictureScene } from "./picture-file.ts";
import { PostCard } from "./post-card.tsx";
import { hashtagsOf, postText } from "./post-text.ts";

type PreviewProps = {
  choice: PictureChoice;
  /** The text that the chart was made from. */
  text: string;
  /** The chart is what the server reads first from the text. */
  isFirstAnswer: boolean;
  network: Network;
  onClose: () => void;
};

const canShareFiles = (name: string): boolean =>
  typeof navigator.canShare === "function" &&
  navigator.canShare({ files: [new File([], name, { type: "image/png" })] });

function useCaption({ choice, text, isFirstAnswer, network }: PreviewProps) {
  const [draft, setDraft] = useState<PostDraft>({ caption: "", hashtags: "" });
  const [variant, setVariant] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const generate = async () => {
    if (isBusy) return false;
    setIsBusy(true);
    const made = await makeCaption({ text, chart: choice.chart, isFirstAnswer, type: choice.type, network, variant });
    setIsBusy(false);
    if (!made) return false;
    setVariant((variant + 1) % 100);
    setDraft({ caption: made.caption, hashtags: hashtagsOf(made.hashtags.join(" ")).join(" ") });
    return true;
  };
  return { draft, setDraft, generate, isBusy, hasCaption: variant > 0 };
}

export function PreviewDialog(props: PreviewProps) {
  const { choice, network, onClose } = props;
  const { username } = useCurrentUser();
  const caption = useCaption(props);
  const [said, setSaid] = useState("");
  const scene = useMemo(() => pictureScene(choice), [choice]);
  const png = () => picturePng(choice);
  const fileName = fileNameOf({ ...choice, extension: "png" });
  const hasSheet = canShareFiles(fileName);
  const post = postText(caption.draft);
  const name = networkName(network);
  const address = networkAddress(network, { post, title: choice.chart.title });

  const copied = async (what: string, work: Promise<boolean>) =>
    setSaid((await work) ? `${what} copied.` : `${what} could not be copied: this browser does not allow it.`);

  const write = async () => {
    setSaid("");
    if (await caption.generate()) setSaid("Caption written.");
  };

  const copyImage = async () => {
    const made = png();
    // at once: where copying is not allowed, nothing else waits for the picture
    const isMade = made.then(
      () => true,
      () => false,
    );
    await copied("Image", copyPng(made));
    if (!(await isMade)) setSaid(NOT_MADE);
  };

  const open = () => {
    if (!address) return;
    const copying = copyText(post);
    window.open(address, "_blank", "noopener");
    const isSaved = choice.format.extension === "png";
    const saving = isSaved ? Promise.resolve() : png().then((blob) => saveFile(blob, fileName));
    void Promise.all([copying, saving]).then(
      ([isCopied]) =>
        setSaid(`${isCopied && post !== "" ? "Caption copied. " : ""}Attach ${fileName} on the page that opens.`),
      () => setSaid(NOT_MADE),
    );
  };

  const share = async () => {
    const blob = await png().catch(() => null);
    if (!blob) return setSaid(NOT_MADE);
    const file = new File([blob], fileName, { type: "image/png" });
    // the person may close the share sheet, which is no failure
    await navigator.share({ files: [file], text: post }).catch(() => undefined);
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={network === "personal" ? "Your chart" : `Your post for ${name}`}
      width="wide"
    >
      <div className={network === "personal" ? "" : "grid gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"}>
        <PostCard username={username} post={post}>
          <ChartScene scene={scene} className="block w-full" />
        </PostCard>
        {network !== "personal" && (
          <CaptionFields
            network={network}
            draft={caption.draft}
            hasCaption={caption.hasCaption}
            isBusy={caption.isBusy}
            onDraft={caption.setDraft}
            onGenerate={() => void write()}
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {post !== "" && (
          <Button variant="quiet" size="small" onClick={() => void copied("Caption", copyText(post))}>
            <Copy aria-hidden="true" className="size-4" /> Copy caption
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => void copyImage()}>
          <Image aria-hidden="true" className="size-4" /> Copy image
        </Button>
        <Button variant="quiet" size="small" onClick={() => void copied("Alt text", copyText(scene.altText))}>
          <MessageSquareText aria-hidden="true" className="size-4" /> Copy alt text
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-5 text-sm text-muted">
        {said}
      </p>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
        {address && (
          <Button variant={hasSheet ? "quiet" : "primary"} onClick={open}>
            <ExternalLink aria-hidden="true" className="size-4" /> Open {name}
          </Button>
        )}
        {hasSheet && (
          <Button onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4" /> Share…
          </Button>
        )}
      </div>
    </Dialog>
  );
}
