/** The AI service in a process of its own: no users, no database; who knows the secret may ask. */
import type { FastifyInstance } from "fastify";
import { captionsOf } from "./ai/captions.ts";
import { readerEngine } from "./ai/engine.ts";
import { ai } from "./ai/plugin.ts";
import { type Read, readHere } from "./ai/reader/reader.ts";
import type { Config } from "./config.ts";
import { appError } from "./http/app-error.ts";
import { createHttp } from "./http/create-http.ts";
import { addHealth } from "./http/health.ts";
import { addNotFound } from "./http/not-found.ts";
import { sameSecret } from "./http/same-secret.ts";

type Parts = { config: Config; secret: string; read?: Read };

export async function createAiAlone({ config, secret, read = readHere }: Parts): Promise<FastifyInstance> {
  const app = await createHttp(config);
  const engine = readerEngine(read);
  addHealth(app, { ping: async () => undefined });
  await app.register(
    ai({
      engine,
      captions: captionsOf(engine, null, read),
      authorize: async (request) => {
        if (!sameSecret(request.headers["x-service-secret"], secret)) throw appError("NOT_SIGNED_IN");
        return { userKey: "service" };
      },
      // whoever calls this service counts its own users
      limit: async () => undefined,
    }),
  );
  addNotFound(app, null);
  return app;
}
