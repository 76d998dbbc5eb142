/** A thread that breaks in the midst of its work, and one that never answers. */

const DYING = "die";

export const read = (text: string): Promise<never> => {
  if (text === DYING)
    setTimeout(() => {
      throw new Error("out of memory");
    });
  return new Promise(() => undefined);
};
