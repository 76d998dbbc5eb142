/** Writes a text into the browser's storage; a full or blocked one keeps what it has: `keep(localStorage, "theme", "rose")`. */
export function keep(storage: Pick<Storage, "setItem">, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // it is a help: without it everything works in this visit
  }
}
