import { expect, test } from "vitest";
import { listen, type Said, say } from "./notices.ts";

/** A board that keeps what it shows. */
function boardOf(shown: Said[]) {
  return {
    show: (said: Said) => void shown.push(said),
    hide: (id: number) =>
      void shown.splice(
        shown.findIndex((said) => said.id === id),
        1,
      ),
  };
}
const wordsOf = (shown: readonly Said[]) => shown.map(({ words }) => words);

test("what is said before there is a board waits for it; what was taken back does not come", () => {
  say({ words: "Saved" });
  const takeBack = say({ words: "Entry deleted" });
  takeBack();
  const shown: Said[] = [];
  const end = listen(boardOf(shown));
  expect(wordsOf(shown)).toEqual(["Saved"]);
  const later = say({ words: "Renamed" });
  expect(wordsOf(shown)).toEqual(["Saved", "Renamed"]);
  later();
  expect(wordsOf(shown)).toEqual(["Saved"]);
  end();
});

test("each notice is shown once, by the board that there is", () => {
  const first: Said[] = [];
  listen(boardOf(first))();
  say({ words: "Later" });
  const second: Said[] = [];
  const end = listen(boardOf(second));
  expect([wordsOf(first), wordsOf(second)]).toEqual([[], ["Later"]]);
  end();
});
