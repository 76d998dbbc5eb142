import { expect, test } from "vitest";
import { isTrustworthyAddress } from "./trustworthy-address.ts";

test.each([
  "https://api.openai.com/v1",
  "http://127.0.0.1:11434/v1",
  "http://localhost:1234/v1",
  "http://ollama:11434/v1",
  "http://gpu.local/v1",
  "http://192.168.1.20:8000/v1",
  "http://[::1]:8000/v1",
  "http://[fd00::5]:8000/v1",
])("%s may be sent to", (address) => {
  expect(isTrustworthyAddress(address)).toBe(true);
});

test.each([
  ["in the clear over the network", "http://llm.example.com/v1"],
  ["in the clear to a public address", "http://8.8.8.8/v1"],
  ["in the clear to a public IPv6 address", "http://[2001:4860:4860::8888]/v1"],
  ["with a password in it", "https://ana:secret@llm.example.com/v1"],
  ["a cloud's metadata", "http://169.254.169.254/latest"],
  ["a cloud's metadata over https", "https://169.254.169.254/latest"],
  ["the same as a number", "http://2852039166/latest"],
  ["the same as mapped IPv6", "http://[::ffff:169.254.169.254]/latest"],
  ["a cloud's metadata by name", "http://metadata.google.internal/computeMetadata"],
  ["no host", "http://0.0.0.0:80/"],
])("%s may not: %s", (_, address) => {
  expect(isTrustworthyAddress(address)).toBe(false);
});
