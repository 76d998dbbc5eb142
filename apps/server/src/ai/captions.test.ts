import { afterEach, describe, expect, test } from "vitest";
import { captionsOf } from "./captions.ts";
import { type Engine, readerEngine } from "./engine.ts";
import { openModel } from "./model/ask-model.ts";
import { type Behaviour, type ModelPeer, startModelPeer } from "./model/model-peer.ts";

const TEXT = "Browser share at the Anatevka library: Chrome 65%, Safari 19%, Edge 16%.";
const ASKER = { userKey: "ana" };
const says = (caption: string): Behaviour => ({ says: JSON.stringify({ caption }) });

let peer: ModelPeer | undefined;
afterEach(() => peer?.close());

async function captionWith(behaviour: Behaviour, variant: number, timeoutMs = 60_000) {
  peer = await startModelPeer(() => behaviour);
  const model = openModel({ provider: "openai", model: "stand-in", apiKey: "key", baseUrl: peer.url });
  const ask = captionsOf(readerEngine(), (wish) => model.caption(wish, AbortSignal.timeout(timeoutMs)));
  return ask({ text: TEXT, network: "x", variant }, ASKER);
}
const byRule = (variant: number) => captionsOf(readerEngine(), null)({ text: TEXT, network: "x", variant }, ASKER);

describe("a caption with a model", () => {
  test("is the rule's at first, and nothing is asked", async () => {
    expect(await captionWith(says("Chrome has 65%."), 0)).toEqual(await byRule(0));
    expect(peer?.requests).toEqual([]);
  });

  test("is the model's from the second wording on, where it is true to the chart", async () => {
    const { caption, hashtags } = await captionWith(says("Chrome is out in front: 65%."), 1);
    expect(caption).toBe("Chrome is out in front: 65%.");
    expect(hashtags).toEqual((await byRule(1)).hashtags);
  });

  test.each<[says: string, behaviour: Behaviour]>([
    ["a figure that the chart does not have", says("Chrome has 66%.")],
    ["figures with each other's names", says("Safari has 65%, Chrome 19%.")],
    ["a sum", says("Chrome and Safari together: 84%.")],
    ["a multiple", says("Chrome has triple the share of Safari.")],
    ["another leader", says("Safari leads.")],
    ["a link", says("Chrome 65%. Read more at evil.example")],
    ["too many words", says(`Chrome 65%. ${"And so on. ".repeat(40)}`)],
    ["nothing", says("")],
    ["prose instead of JSON", { says: "Chrome 65%" }],
    ["a refusal", { refuses: true }],
    ["401", { status: 401 }],
    ["500", { status: 500 }],
    ["a dropped connection", { drops: true }],
  ])("is the rule's where the model answers %s", async (_, behaviour) => {
    expect(await captionWith(behaviour, 1)).toEqual(await byRule(1));
  });

  test("is the rule's where the model is slow", async () => {
    expect(await captionWith({ silent: true }, 1, 150)).toEqual(await byRule(1));
  });

  test("shows the model the chart's data alone, never the text", async () => {
    await captionWith(says("Chrome has 65%."), 1);
    expect(peer?.requests[0]?.message).toMatchObject({
      network: "x",
      variant: 1,
      points: [{ name: "Chrome", values: [65] }, {}, {}],
    });
    expect(JSON.stringify(peer?.requests[0]?.body)).not.toContain("Anatevka library: Chrome");
  });
});

describe("the chart of a caption", () => {
  test("is the one that the person saw; the model is not asked for it again", async () => {
    const asked: unknown[] = [];
    const engine: Engine = {
      extract: async (text, asker) => {
        asked.push(asker);
        return readerEngine().extract(text, asker);
      },
    };
    await captionsOf(engine, null)({ text: TEXT, network: "x", variant: 0 }, ASKER);
    expect(asked).toEqual([{ ...ASKER, knownOnly: true }]);
  });

  test("is the reader's where a service elsewhere is gone", async () => {
    const gone: Engine = { extract: () => Promise.reject(new Error("gone")) };
    expect(await captionsOf(gone, null)({ text: TEXT, network: "x", variant: 0 }, ASKER)).toEqual(await byRule(0));
  });

  test("does not exist for a text without figures", async () => {
    const wish = { text: "Nothing to see here.", network: "x", variant: 0 } as const;
    await expect(captionsOf(readerEngine(), null)(wish, ASKER)).rejects.toMatchObject({ code: "NO_FIGURES" });
  });
});
