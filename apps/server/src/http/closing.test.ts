import { expect, test } from "vitest";
import { createHttp } from "./create-http.ts";

test("closing finishes the requests that run, then lets nobody in", async () => {
  const app = await createHttp({ logLevel: "silent", trustedProxies: 0, production: false });
  let finish: () => void = () => undefined;
  const entered = new Promise<void>((enter) => {
    app.get("/slow", async () => {
      enter();
      await new Promise<void>((end) => {
        finish = end;
      });
      return { done: true };
    });
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const running = fetch(`${url}/slow`);
  await entered;
  const closed = app.close();
  finish();
  expect(await (await running).json()).toEqual({ done: true });
  await closed;
  await expect(fetch(`${url}/slow`)).rejects.toThrow();
});
