/**
 * How a picture gets to the clipboard. Safari takes it only if the click itself hands over an item that holds a promise:
 * notes what the page does, in its order, and lets it be done.
 *
 *   const copying = await watchCopying(page); … await copying() -> ["an item with a promise", "written in the click", …]
 */
import type { Page } from "@playwright/test";

export async function watchCopying(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const steps: string[] = [];
    Reflect.set(globalThis, "copySteps", steps);
    const { clipboard } = navigator;
    const { toBlob } = HTMLCanvasElement.prototype;
    const write = clipboard.write.bind(clipboard);
    globalThis.ClipboardItem = class extends ClipboardItem {
      constructor(items: Record<string, string | Blob | PromiseLike<string | Blob>>) {
        steps.push(items["image/png"] instanceof Promise ? "an item with a promise" : "an item without one");
        super(items);
      }
    };
    clipboard.write = (items) => {
      const now: unknown = Reflect.get(globalThis, "event");
      steps.push(now instanceof Event && now.type === "click" ? "written in the click" : "written later");
      return write(items);
    };
    HTMLCanvasElement.prototype.toBlob = function (onBlob, ...rest) {
      toBlob.call(
        this,
        (blob) => {
          steps.push("the picture is made");
          onBlob(blob);
        },
        ...rest,
      );
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "copySteps"));
}
