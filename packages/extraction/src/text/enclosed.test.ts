import { describe, expect, test } from "vitest";
import { calmed, enclosed, stopped } from "./enclosed.ts";

describe("a message that stands in quotes or brackets as a whole", () => {
  test.each([
    ['"Cats 3, dogs 5"', "Cats 3, dogs 5"],
    ["“Cats 3, dogs 5”", "Cats 3, dogs 5"],
    ["(Ann 5 (2 home, 3 away), Bo 7)", "Ann 5 (2 home, 3 away), Bo 7"],
    [" (Cats 3, dogs 5) ", "Cats 3, dogs 5"],
  ])("%s", (text, inner) => {
    const found = enclosed(text);
    expect(found?.text).toBe(inner);
    expect(text.slice(...(found?.back([0, 4]) ?? [0, 0]))).toBe(inner.slice(0, 4));
  });

  test.each(["(Cats) 3, (dogs 5)", '"Cats" 3, "dogs"', "Cats 3 (dogs 5)", "()", '"', ""])("not %s", (text) =>
    expect(enclosed(text)).toBeNull(),
  );
});

describe("an excited end is a stop", () => {
  test.each([
    ["Cats 3, dogs 5!!", "Cats 3, dogs 5."],
    ["Cats 3, dogs 5…", "Cats 3, dogs 5."],
    ["Cats 3, dogs 5...", "Cats 3, dogs 5."],
  ])("%s", (text, plain) => expect(calmed(text)?.text).toBe(plain));

  test.each(["Cats 3, dogs 5!", "Cats 3, dogs 5.", "Cats 3, dogs 5?", "Wow!! Cats 3, dogs 5"])("not %s", (text) =>
    expect(calmed(text)).toBeNull(),
  );
});

describe("the last of several sentences has a stop", () => {
  test("as the others have", () => expect(stopped("Cats won. Dogs had 5")?.text).toBe("Cats won. Dogs had 5."));

  test.each(["Cats 3, dogs 5", "Version 3.5", "Cats won.\nDogs had 5", "Cats won. Dogs had 5."])("not %s", (text) =>
    expect(stopped(text)).toBeNull(),
  );
});
