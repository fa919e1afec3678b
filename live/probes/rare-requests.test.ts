import { expect, it } from "vitest";
import { asJson, parseJson } from "#engine/json";
import { importOpenApi } from "#importers";
import { runLive } from "../run/run-live.ts";

const bytes = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
const json = (schema: object) => ({ "application/json": { schema } });
const note = { type: "object", required: ["text"], properties: { text: { type: "string", maxLength: 40 } } };
const description = asJson({
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  security: [{ token: [], app: [] }],
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer" },
      app: { type: "apiKey", in: "header", name: "X-App" },
    },
  },
  paths: {
    "/notes": {
      post: {
        requestBody: { required: true, content: json(note) },
        responses: { 204: { description: "Done." }, 400: { description: "No." }, 401: { description: "No." } },
      },
    },
    "/book": {
      get: {
        responses: {
          200: { description: "All.", content: bytes },
          206: { description: "A part.", content: bytes },
          401: { description: "No." },
        },
      },
    },
  },
});

/** Ways in which a server differs from a correct one. */
interface Ways {
  readonly cuts?: true;
  readonly needsToken?: true;
  readonly fails?: true;
}

it.each<readonly [string, Ways, readonly string[]]>([
  ["a correct server", {}, []],
  ["parts without their last byte", { cuts: true }, ["GET /book wrong-header content-range length"]],
  [
    "one of two credentials that is enough",
    { needsToken: true },
    ["POST /notes auth-not-required X-App", "GET /book auth-not-required X-App"],
  ],
  ["texts with U+0000 that can't be stored", { fails: true }, ["POST /notes server-error 500"]],
])("finds %s", async (_, { cuts, needsToken, fails }, expected) => {
  const { model } = await importOpenApi(description, { id: "notes" });
  const { findings } = await runLive(
    model,
    {
      ...{ seed: 1, allowWrites: true, concurrency: 1, headers: [], cases: 0, baseUrl: "http://notes.localhost" },
      checks: new Set(["wrong-header", "auth-not-required", "server-error"] as const),
      credentials: { own: { token: "t", app: "a" } },
    },
    {
      ...{ clock: () => 0, sleep: async () => {}, signal: new AbortController().signal },
      send: async ({ method, headers: sent, body = "" }) => {
        const fields = new Map(sent.map(([name, value]) => [name.toLowerCase(), value]));
        const answer = (status: number, text = "", headers: readonly (readonly [string, string])[] = []) => ({
          ...({ kind: "answer", status, time: 1, headers: text === "" ? headers : [...headers, type] } as const),
          body: new TextEncoder().encode(text),
        });
        const isKnown = fields.get("authorization") === "Bearer t" && (needsToken || fields.get("x-app") === "a");
        if (!isKnown) return answer(401);
        if (method === "POST") {
          const parsed = parseJson(String(body));
          return answer(parsed.ok && fails && String(body).includes("\\u0000") ? 500 : parsed.ok ? 204 : 400);
        }
        if (!fields.has("range")) return answer(200, "abcdef");
        return answer(206, cuts ? "a" : "ab", [["content-range", "bytes 0-1/6"]]);
      },
    },
  );
  expect(findings.map(({ endpoint, check, cause }) => `${endpoint} ${check} ${cause}`)).toEqual(expected);
});

const type = ["content-type", "application/octet-stream"] as const;
