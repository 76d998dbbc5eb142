import { isSameValue } from "@charticle/extraction/corpus";
import { describe, expect, test } from "vitest";
import { liarSample } from "./samples.ts";
import { goldAnswer, type Lie, lyingAnswer, randomFrom } from "./stand-in-answers.ts";

const random = randomFrom(7);
const told = liarSample()
  .slice(0, 400)
  .map((item) => ({ item, ...lyingAnswer(item, random) }));

const ofKind = (kind: Lie["kind"]) =>
  told.flatMap(({ item, answer, lie }) => (lie?.kind === kind ? [{ right: goldAnswer(item), answer, lie }] : []));

describe.each(["invented", "wrong scale", "swapped", "shifted"] as const)("an answer with %s figures", (kind) => {
  test("differs from the right one in just the cells that it names", () => {
    expect(ofKind(kind).length).toBeGreaterThan(20);
    for (const { right, answer, lie } of ofKind(kind)) {
      const changed = answer.points.flatMap(({ name, values }, point) =>
        values.flatMap((value, series) => {
          const own = right.points[point]?.values[series] ?? null;
          return value === null || own === null || isSameValue(value, own) ? [] : [{ point: name, series, value }];
        }),
      );
      const key = ({ point, series, value }: (typeof changed)[number]) => `${series} ${point} ${value}`;
      expect(changed.map(key).toSorted()).toEqual(lie.cells.map(key).toSorted());
    }
  });
});

test("shifted figures have the next one's name, the last one's the first", () => {
  for (const { right, answer } of ofKind("shifted")) {
    const [whole] = right.points.filter(({ values }) => values.some((value) => value === null));
    if (whole) continue;
    const before = right.points.map(({ values }) => values);
    expect(answer.points.map(({ values }) => values)).toEqual([before.at(-1), ...before.slice(0, -1)]);
  }
});

test("the same seed tells the same lies", () => {
  const items = liarSample().slice(0, 40);
  const tell = () => {
    const again = randomFrom(7);
    return items.map((item) => lyingAnswer(item, again));
  };
  expect(tell()).toEqual(tell());
});
