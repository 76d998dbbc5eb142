/**
 * The AI service as a Fastify plugin: POST /extract_chart_data and POST /generate_social_caption. It knows no users:
 * `authorize` says who may ask (inside the product: signed in and entitled; alone: who knows the secret).
 */
import { AI_ROUTES } from "@charticle/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { appError } from "../http/app-error.ts";
import { type Captions, captionsOf } from "./captions.ts";
import type { Asker, Engine } from "./engine.ts";

export type AiCall = "extract" | "caption";
export type AiOptions = {
  engine: Engine;
  /** Left out: by rule, from what the engine answers. */
  captions?: Captions;
  /** Throws an AppError for who may not ask; says by which key budgets are kept. */
  authorize: (request: FastifyRequest) => Promise<Asker>;
  /** Throws TOO_MANY past the limit of that call. */
  limit: (call: AiCall, asker: Asker) => Promise<void>;
};

const requireText = (paragraph: string): string => {
  if (paragraph.trim() === "") throw appError("TEXT_EMPTY");
  return paragraph;
};

/** Mounts both calls on the given instance; the caller chooses the prefix. */
export const ai = ({ engine, captions = captionsOf(engine, null), authorize, limit }: AiOptions) =>
  async function aiPlugin(instance: FastifyInstance): Promise<void> {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    const askers = new WeakMap<FastifyRequest, Asker>();

    /** Before the body is looked at: who may not ask learns nothing of what would be valid. */
    const admit = (call: AiCall) => async (request: FastifyRequest) => {
      const asker = await authorize(request);
      await limit(call, asker);
      askers.set(request, asker);
    };
    const askerOf = (request: FastifyRequest): Asker => {
      const asker = askers.get(request);
      if (!asker) throw appError("NOT_SIGNED_IN");
      return asker;
    };

    app.route({
      method: AI_ROUTES.extract.method,
      url: AI_ROUTES.extract.path,
      config: { errorShape: "ai" },
      schema: { summary: "What a text states, as chart data", body: AI_ROUTES.extract.body },
      onRequest: admit("extract"),
      handler: async (request) => engine.extract(requireText(request.body.paragraph), askerOf(request)),
    });

    app.route({
      method: AI_ROUTES.caption.method,
      url: AI_ROUTES.caption.path,
      config: { errorShape: "ai" },
      schema: { summary: "A caption for a chart of a text", body: AI_ROUTES.caption.body },
      onRequest: admit("caption"),
      handler: async (request) => {
        const { paragraph, socialMedia, variant } = request.body;
        const wish = { text: requireText(paragraph), network: socialMedia, variant: variant ?? 0 };
        return captions(wish, askerOf(request));
      },
    });
  };
