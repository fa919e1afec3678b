import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { importDescription } from "./description.ts";

const info = { title: "A", version: "1" };
const words = "the URL of a login must use https (http only for this machine); the playground does not offer this flow";

/** The same flow in each format that has flows, and the path of its login page. */
const formats: readonly (readonly [format: string, description: (flow: Json) => Json, at: string])[] = [
  [
    "OpenAPI 3",
    (flow) => ({
      ...{ openapi: "3.1.0", info, paths: {} },
      components: { securitySchemes: { login: { type: "oauth2", flows: { authorizationCode: flow } } } },
    }),
    "/components/securitySchemes/login/flows/authorizationCode/authorizationUrl",
  ],
  [
    "OpenAPI 2",
    (flow) => ({
      ...{ swagger: "2.0", info, paths: {} },
      // An object, as in the other formats.
      securityDefinitions: { login: { type: "oauth2", flow: "accessCode", ...(flow as object) } },
    }),
    "/securityDefinitions/login/authorizationUrl",
  ],
  [
    "AsyncAPI 3",
    (flow) => ({
      ...{ asyncapi: "3.0.0", info, channels: {}, operations: {} },
      servers: {
        live: { host: "a.example", protocol: "wss", security: [{ $ref: "#/components/securitySchemes/login" }] },
      },
      components: { securitySchemes: { login: { type: "oauth2", flows: { authorizationCode: flow } } } },
    }),
    "/components/securitySchemes/login/flows/authorizationCode/authorizationUrl",
  ],
];

async function diagnosticsOf(description: Json) {
  const answer = await importDescription({ name: "a.json", text: JSON.stringify(description) }, { id: "a" });
  return answer.diagnostics.filter(({ message }) => message === words);
}

describe.each(formats)("%s", (_format, description, at) => {
  it.each(["http://login.example/authorize", "http://localhost.evil.example/", "javascript:alert(1)", "/authorize"])(
    "reports that a login at %s is not offered",
    async (authorizationUrl) => {
      const flow = { authorizationUrl, tokenUrl: "https://login.example/token", scopes: {} };
      expect(await diagnosticsOf(description(flow))).toEqual([{ at, code: "unsupported", message: words }]);
    },
  );

  it.each(["https://login.example/authorize", "http://localhost:8080/authorize"])(
    "reports nothing for a login at %s",
    async (authorizationUrl) => {
      const flow = { authorizationUrl, tokenUrl: "https://login.example/token", scopes: {} };
      expect(await diagnosticsOf(description(flow))).toEqual([]);
    },
  );
});
