import { describe, expect, it } from "vitest";
import { exact, type Json, printJson } from "#engine/json";
import type { RequestBody } from "#engine/model";
import { type ObjectShape, type Property, type Shape, typesFrom } from "#engine/shape";
import { type BodyDeps, type Content, planBody, wrapBody } from "./body.ts";
import { dataUrlBytes } from "./sent-file.ts";

const types = typesFrom({
  Upload: { name: "Upload", shape: { kind: "file", multiple: false } },
  Loop: { name: "Loop", shape: { kind: "list", item: { kind: "ref", id: "Loop" } } },
});
const deps: BodyDeps = { types, print: (value) => printJson(value, 2) };
const unknown: Shape = { kind: "unknown" };
const file = (name: string, type: string): Json => ({
  name,
  lastModified: 0,
  size: 2,
  type,
  dataUrl: `data:${type};base64,aGk=`,
});

const json = (contentType: string): RequestBody => ({ kind: "json", shape: unknown, optional: false, contentType });
const text = (text: string, contentType: string): Content => ({ body: { kind: "text", text }, contentType });

describe("a text body", () => {
  it.each<[string, string, Json, Content]>([
    [
      "JSON",
      "application/json",
      { a: [1, exact("1.0")], b: null },
      text('{\n  "a": [\n    1,\n    1.0\n  ],\n  "b": null\n}', "application/json"),
    ],
    ["JSON text", "application/json", "hi", text('"hi"', "application/json")],
    ["null", "application/json", null, text("null", "application/json")],
    [
      "JSON of a vendor",
      "application/merge-patch+json",
      { a: 1 },
      text('{\n  "a": 1\n}', "application/merge-patch+json"),
    ],
    ["any type", "*/*", 1, text("1", "application/json")],
    ["a type that would start another header", "a/b\r\nX: y", 1, text("1", "application/json")],
    [
      "pairs",
      "application/x-www-form-urlencoded",
      { a: "x y", b: [1, 2] },
      text("a=x+y&b=1&b=2", "application/x-www-form-urlencoded"),
    ],
    ["plain text", "text/plain", "a\nb", text("a\nb", "text/plain")],
    ["a value that is not text", "text/plain", { a: 1 }, text('{\n  "a": 1\n}', "text/plain")],
  ])("of %s is written", (_, contentType, value, content) => {
    expect(planBody(json(contentType), value, deps)).toEqual(content);
  });

  it("is absent without a value", () => {
    expect(planBody(json("application/json"), undefined, deps)).toEqual({ body: { kind: "none" } });
  });

  it("names the method for OpenRPC", () => {
    const protocol = { kind: "openrpc", methodName: "plants.water" } as const;
    expect(wrapBody(protocol, { id: 7 })).toEqual({ jsonrpc: "2.0", method: "plants.water", params: { id: 7 }, id: 1 });
    expect(wrapBody(protocol, undefined)).toEqual({ jsonrpc: "2.0", method: "plants.water", id: 1 });
    expect(wrapBody({ kind: "rest" }, { id: 7 })).toEqual({ id: 7 });
  });

  it("lists positional parameters up to the last one with a value", () => {
    const protocol = { kind: "openrpc", methodName: "add", positions: ["a", "b", "c", "d"] } as const;
    expect(wrapBody(protocol, { c: 3, a: 1 })).toEqual({ jsonrpc: "2.0", method: "add", params: [1, null, 3], id: 1 });
    expect(wrapBody(protocol, {})).toEqual({ jsonrpc: "2.0", method: "add", params: [], id: 1 });
  });
});

describe("a binary body", () => {
  const bytes = (contentType: string): RequestBody => ({ kind: "octet-stream", optional: false, contentType });
  it.each([
    ["application/octet-stream", "image/png", "application/octet-stream"],
    ["image/*", "image/png", "image/png"],
    ["image/*", "text/plain", "text/plain"],
    ["*/*", "", "application/octet-stream"],
  ])("declared %s sends a file of type %j as %s", (declared, type, sent) => {
    const dataUrl = `data:${type};base64,aGk=`;
    expect(planBody(bytes(declared), file("leaf", type), deps)).toEqual({
      body: { kind: "bytes", dataUrl, fileName: "leaf" },
      contentType: sent,
    });
  });

  it.each<[string, Json | undefined]>([
    ["nothing", undefined],
    ["null", null],
    ["text", "data:,hi"],
    ["an object that is not a file", { name: "x", dataUrl: "file:///etc/passwd" }],
  ])("is absent for %s", (_, value) => {
    expect(planBody(bytes("image/png"), value, deps)).toEqual({ body: { kind: "none" } });
  });

  it.each([
    ["data:text/plain;base64,aGk=", "hi"],
    ["data:text/plain;charset=utf-8;base64,aGk=", "hi"],
    ["data:,a%20b", "a b"],
    ["data:;base64,***", ""],
    ["nonsense", ""],
  ])("reads %s as %j", (dataUrl, text) => expect(new TextDecoder().decode(dataUrlBytes(dataUrl))).toBe(text));
});

describe("a multipart body", () => {
  const property = (key: string, shape: Shape): Property => ({ key, shape, optional: true });
  const shape: ObjectShape = {
    kind: "object",
    properties: [
      property("photo", { kind: "file", multiple: false }),
      property("photos", { kind: "file", multiple: true }),
      property("named", { kind: "nullable", item: { kind: "ref", id: "Upload" } }),
      property("loop", { kind: "ref", id: "Loop" }),
      property("note", { kind: "string" }),
      property("tags", { kind: "list", item: { kind: "string" } }),
      property("meta", unknown),
    ],
  };
  const body: RequestBody = {
    kind: "form-data",
    shape,
    parts: {
      photo: { contentType: ["image/png", "image/jpeg"] },
      tags: { exploded: true },
      quoted: { contentType: ["application/json"] },
      typed: { contentType: ["text/csv"] },
    },
  };
  const parts = (value: Json) => {
    const { body: planned, contentType } = planBody(body, value, deps);
    expect(contentType).toBeUndefined();
    return planned.kind === "multipart" ? planned.parts : undefined;
  };

  it.each<[string, Json, readonly unknown[]]>([
    ["text is not quoted", { note: "hi" }, [{ kind: "text", name: "note", text: "hi" }]],
    ["numbers keep their digits", { note: exact("1.0") }, [{ kind: "text", name: "note", text: "1.0" }]],
    [
      "an object is JSON",
      { meta: { a: 1 } },
      [{ kind: "text", name: "meta", text: '{"a":1}', contentType: "application/json" }],
    ],
    [
      "so is a list",
      { meta: [1, 2] },
      [{ kind: "text", name: "meta", text: "[1,2]", contentType: "application/json" }],
    ],
    [
      "text declared as JSON is quoted",
      { quoted: "a" },
      [{ kind: "text", name: "quoted", text: '"a"', contentType: "application/json" }],
    ],
    [
      "a declared type goes with the part",
      { typed: "a,b" },
      [{ kind: "text", name: "typed", text: "a,b", contentType: "text/csv" }],
    ],
    [
      "an exploded list is one part for each item",
      { tags: ["a", { b: 1 }] },
      [
        { kind: "text", name: "tags", text: "a" },
        { kind: "text", name: "tags", text: '{"b":1}', contentType: "application/json" },
      ],
    ],
    ["null is not sent as a part", { note: null }, []],
    [
      "a list that holds itself holds no file",
      { loop: [[]] },
      [{ kind: "text", name: "loop", text: "[[]]", contentType: "application/json" }],
    ],
  ])("%s", (_, value, expected) => expect(parts(value)).toEqual(expected));

  const filePart = (name: string, fileName: string, type: string, sent = type) => ({
    kind: "file",
    name,
    fileName,
    contentType: sent,
    dataUrl: `data:${type};base64,aGk=`,
  });
  it.each<[string, Json, readonly unknown[]]>([
    [
      "a file has its own type where that is accepted",
      { photo: file("a.jpg", "image/jpeg") },
      [filePart("photo", "a.jpg", "image/jpeg")],
    ],
    ["else the declared one", { photo: file("a", "") }, [filePart("photo", "a", "", "image/png")]],
    [
      "several files share a name",
      { photos: [file("a", "a/b"), file("b", "")] },
      [filePart("photos", "a", "a/b"), filePart("photos", "b", "", "application/octet-stream")],
    ],
    ["a named type of file is a file", { named: file("a", "a/b") }, [filePart("named", "a", "a/b")]],
    [
      "values that are not files are discarded",
      { photo: "hello", photos: [{}, 1, file("a", "a/b")] },
      [filePart("photos", "a", "a/b")],
    ],
  ])("%s", (_, value, expected) => expect(parts(value)).toEqual(expected));

  it("that is a union sends the fields of the selected variant: a file in one, a text in another", () => {
    const variant = (property: Property): { readonly shape: Shape } => ({
      shape: { kind: "object", properties: [property] },
    });
    const either: RequestBody = {
      kind: "form-data",
      shape: {
        kind: "undiscriminatedUnion",
        variants: [
          variant(property("photo", { kind: "file", multiple: false })),
          variant(property("photo", { kind: "string", format: "uri" })),
        ],
      },
      parts: {},
    };
    const sent = (value: Json) => planBody(either, value, deps).body;
    expect(sent({ photo: file("a", "a/b") })).toEqual({ kind: "multipart", parts: [filePart("photo", "a", "a/b")] });
    expect(sent({ photo: "https://a.example/b" })).toEqual({
      kind: "multipart",
      parts: [{ kind: "text", name: "photo", text: "https://a.example/b" }],
    });
  });
});
