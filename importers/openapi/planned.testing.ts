import { seedForm } from "#engine/form";
import type { Json, JsonObject } from "#engine/json";
import { closureOf } from "#engine/model";
import { planRequest, planUrl } from "#engine/request";
import { read } from "#engine/secret";
import { typesIn } from "#engine/shape";
import { importOpenApi } from "./import.ts";

/** A request as it is sent. Header names are in lower case. */
export interface Planned {
  readonly method: string;
  /** The address after the server. */
  readonly target: string;
  readonly headers: { readonly [name: string]: string };
  /** The text of a body, or its parts. */
  readonly body?: unknown;
}

/** Returns the request of the first operation of a description, as a form that starts with its examples sends it. */
export async function plannedRequest(description: JsonObject): Promise<Planned> {
  const { model } = await importOpenApi(description, { id: "api" });
  const id = model.endpoints[0]?.id ?? "";
  const closure = closureOf(model, id);
  if (closure === undefined) throw new Error("the description has no operation");
  const { endpoint, globalHeaders } = closure;
  const types = typesIn(model);
  const form = seedForm({ endpoint, globalHeaders, types, deps: { now: () => new Date(0) } });
  const plan = planRequest({ endpoint, globalHeaders, types, form, credentials: [], baseUrl: "http://api.example" });
  const { body } = plan;
  return {
    method: plan.method,
    target: planUrl(plan, "reveal").slice("http://api.example".length),
    headers: Object.fromEntries(plan.headers.map(({ name, value }) => [name.toLowerCase(), read(value, "reveal")])),
    ...(body.kind === "text" && { body: body.text }),
    ...(body.kind === "multipart" && { body: body.parts }),
  };
}

/** A description with one operation. */
export const described = (operation: JsonObject, method = "get", version = "3.2.0", path = "/x"): JsonObject => ({
  openapi: version,
  info: { title: "Requests", version: "1" },
  paths: { [path]: { [method]: { responses: { 200: { description: "" } }, ...operation } } },
});

/** A description of OpenAPI 3.2 with one operation that has one parameter. */
export const withParameter = (parameter: JsonObject, path?: string): JsonObject =>
  described({ parameters: [{ required: true, ...parameter }] }, "get", "3.2.0", path);

/** A description with one operation that has a body of one media type. */
export const withBody = (type: string, media: Json, version?: string): JsonObject =>
  described({ requestBody: { required: true, content: { [type]: media } } }, "post", version);
