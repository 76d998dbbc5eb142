import { expect, test } from "vitest";
import { postText } from "./post-text.ts";

test.each([
  ["Chrome leads.", "browsers #web", "Chrome leads.\n\n#browsers #web"],
  ["Chrome leads. ", "", "Chrome leads."],
  ["", "#web,##share", "#web #share"],
  ["", " , ", ""],
  ["Learn C#", "c#", "Learn C#\n\n#c#"],
])("%j with %j", (caption, hashtags, expected) => {
  expect(postText({ caption, hashtags })).toBe(expected);
});
