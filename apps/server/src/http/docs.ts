/**
 * The description of all calls: OpenAPI at /docs/openapi.json, readable at /docs. Nothing is loaded from elsewhere.
 * Register it before the routes: it describes those that come after it.
 */
import swagger from "@fastify/swagger";
import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { pagePolicy } from "./page-policy.ts";

export async function addDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Charticle", version: "1.0.0", description: "Turns a short text with figures into charts." },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (scope) => {
    scope.addHook("onSend", async (_request, reply, payload) => {
      const isPage = String(reply.getHeader("content-type") ?? "").startsWith("text/html");
      if (isPage && typeof payload === "string") reply.header("content-security-policy", pagePolicy(payload));
      return payload;
    });
    await scope.register(scalar, {
      routePrefix: "/docs",
      configuration: {
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: "never",
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    });
  });
}
