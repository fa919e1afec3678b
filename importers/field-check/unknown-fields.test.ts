import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { objects } from "../../tooling/openapi-fields/objects.ts";
import { importDescription } from "../description.ts";
import { openApi2Objects, openApi3Objects } from "./objects.ts";
import { fieldCheck } from "./unknown-fields.ts";

const info = { title: "Plants", version: "1" };

/** Returns the places and messages of the diagnostics of a description with these other files. */
async function diagnosticsOf(description: Json, files: { readonly [name: string]: Json } = {}) {
  const text = JSON.stringify(description);
  const read = async (name: string) => JSON.stringify(files[name]);
  const { diagnostics } = await importDescription({ name: "a.json", text }, { id: "a", read, checkFields: fieldCheck });
  return diagnostics.map(({ at, message }) => `${at} ${message}`).toSorted();
}

/** Returns the diagnostic of an unknown field, and of the one that was probably meant. */
function unknown(at: string, meant?: string): string {
  const key = at.slice(at.lastIndexOf("/") + 1);
  const advice = meant === undefined ? "it is ignored" : `did you mean "${meant}"?`;
  return `${at} the format has no field "${key}" here; ${advice}`;
}

describe("unknown fields", () => {
  it("are reported in OpenAPI 3 where they are, each once, with the name that was meant", async () => {
    const responses = { 200: { $ref: "#/components/responses/Done" } };
    const shared = { get: { responses: { 200: { descripton: "Done.", description: "Done." } } } };
    const found = await diagnosticsOf(
      {
        openapi: "3.1.0",
        info: { ...info, descripton: "Typo." },
        "x-logo": {},
        colour: "red",
        tags: [{ name: "a" }, { name: "b" }, { name: "a" }],
        servers: [{ url: "https://plants.example", port: 1 }],
        paths: {
          "/plants": {
            sumary: "Typo.",
            get: {
              tags: ["a"],
              paramters: [],
              parameters: [{ name: "q", in: "query", requried: true, schema: { type: "string", minlength: 1 } }],
              responses,
            },
            post: { requestBody: { content: { "application/json": { schma: {} } } }, responses },
          },
          "/other": { $ref: "other.json" },
          "/others": { $ref: "other.json" },
        },
        components: {
          responses: { Done: { description: "Done.", contnet: {} } },
          schemas: {
            Plant: {
              type: "object",
              unit: "an own keyword",
              requierd: ["height"],
              properties: { exmaple: { type: "integer", exmaple: { requried: true } } },
              allOf: [{ items: [{ exmaple: 1 }] }],
            },
          },
        },
      },
      { "other.json": shared },
    );
    expect(found).toEqual(
      [
        unknown("/colour"),
        unknown("/info/descripton", "description"),
        unknown("/servers/0/port"),
        unknown("/paths/~1plants/sumary", "summary"),
        unknown("/paths/~1plants/get/paramters", "parameters"),
        unknown("/paths/~1plants/get/parameters/0/requried", "required"),
        unknown("/paths/~1plants/get/parameters/0/schema/minlength", "minLength"),
        unknown("/paths/~1plants/post/requestBody/content/application~1json/schma", "schema"),
        unknown("/components/responses/Done/contnet", "content"),
        unknown("/components/schemas/Plant/requierd", "required"),
        unknown("/components/schemas/Plant/properties/exmaple/exmaple", "example"),
        unknown("/components/schemas/Plant/allOf/0/items/0/exmaple", "example"),
        unknown("other.json#/get/responses/200/descripton", "description"),
        '/tags/2/name more than one tag has the name "a"; this one is ignored',
      ].toSorted(),
    );
  });

  it("are reported in the other formats", async () => {
    const swagger = {
      swagger: "2.0",
      info,
      paths: { "/a": { get: { responses: { 200: { description: "Done.", content: {} } } } } },
    };
    expect(await diagnosticsOf(swagger)).toEqual([unknown("/paths/~1a/get/responses/200/content")]);
    const avro = { schemaFormat: "application/vnd.apache.avro;version=1.9.0", payload: { titel: "a" } };
    const chat = {
      asyncapi: "3.0.0",
      info,
      channels: { a: { adress: "a", messages: { m: { paylod: {} }, n: avro } } },
      components: { schemas: { a: { schemaFormat: "application/schema+json", schema: {} } } },
    };
    const ofChat = await diagnosticsOf(chat);
    expect(ofChat).toContain(unknown("/channels/a/adress", "address"));
    expect(ofChat).toContain(unknown("/channels/a/messages/m/paylod", "payload"));
    expect(ofChat.filter((one) => one.includes("no field"))).toHaveLength(2);
    const rpc = {
      openrpc: "1.3.2",
      info,
      methods: [{ name: "a", params: [{ name: "p", schema: {}, typ: 1 }], reslt: {} }],
    };
    expect(await diagnosticsOf(rpc)).toEqual([
      unknown("/methods/0/params/0/typ"),
      unknown("/methods/0/reslt", "result"),
    ]);
  });
});

it("reports an exclusive limit in the form of another version", async () => {
  const limits = { flag: { maximum: 1, exclusiveMaximum: true }, limit: { exclusiveMinimum: 1.5 } };
  const described = (openapi: string): Json => ({ openapi, info, paths: {}, components: { schemas: limits } });
  expect(await diagnosticsOf(described("3.1.0"))).toEqual([
    "/components/schemas/flag/exclusiveMaximum expected the limit itself, found true; it is read as in OpenAPI 3.0",
  ]);
  expect(await diagnosticsOf(described("3.0.3"))).toEqual([
    "/components/schemas/limit/exclusiveMinimum expected true or false, found 1.5; it is read as in OpenAPI 3.1",
  ]);
});

/** The names in the tables of the objects of OpenAPI with another name there. */
const names: { readonly [name: string]: string } = {
  "OpenAPI Object": "root",
  "External Documentation Object": "docs",
  "Server Variable Object": "variable",
  "Media Type Object": "media",
  "Security Scheme Object": "scheme",
  "OAuth Flows Object": "flows",
  "OAuth Flow Object": "flow",
  "Callback Object": "paths",
  "XML Object": "xml",
};

/** Objects with names that authors choose instead of fields. */
const withoutFields = ["Scopes Object", "Security Requirement Object", "Example Object of 2.0", "Reference Object"];

it.each(objects.filter(({ name }) => !withoutFields.includes(name)))(
  "$name: all its fields are known",
  ({ name, fields, until }) => {
    const [first = ""] = name.split(" Object");
    const key = names[name] ?? `${first[0]?.toLowerCase()}${first.slice(1).replaceAll(" ", "")}`;
    for (const [field, { until: last = until }] of Object.entries(fields)) {
      const known = (last === "2.0" ? openApi2Objects : openApi3Objects)[key]
        ?.split(/\s+/)
        .map((one) => one.split(":")[0]);
      if (known?.includes("*") || field.trim() === "$ref") continue;
      expect(known, `${key}.${field}`).toContain(field.trim());
    }
  },
);
