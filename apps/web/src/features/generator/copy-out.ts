/**
 * Copying to the clipboard. In: a text or a picture that may still be in the making. Out: whether it worked.
 *
 *   if (await copyText(caption)) say("Caption copied.");
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Safari takes a picture only where the item holds its promise: the click must not be over before it is written. */
export async function copyPng(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    return true;
  } catch {
    return false;
  }
}
