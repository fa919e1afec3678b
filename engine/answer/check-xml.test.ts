import { expect, it } from "vitest";
import { bareEndpoint, type ResponseBody } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { checkXmlAnswer } from "./check-xml.ts";

const plant: ResponseBody = {
  kind: "json",
  shape: {
    kind: "object",
    xml: { name: "plant" },
    properties: [
      { key: "id", shape: { kind: "integer" }, optional: false, xml: { attribute: true } },
      { key: "name", shape: { kind: "string" }, optional: false },
    ],
  },
};
const check = (text: string, contentType = "application/xml") => {
  const endpoint = {
    ...bareEndpoint({ id: "a", path: [] }),
    responses: [{ statusCode: 200, body: plant, contentType }],
  };
  const found = checkXmlAnswer({ endpoint, types: typesFrom(), status: 200, text });
  return found?.map(({ path, documented, got }) => `/${path.join("/")}: ${documented}, got ${got}`);
};

it("finds no mismatch in a document of its shape", () =>
  expect(check('<?xml version="1.0"?><plant id="7"><name>Fern</name></plant>')).toEqual([]));

it("finds values of another type, and missing ones", () =>
  expect(check('<plant id="x"/>')).toEqual(['/id: integer, got "x"', "/name: string, got nothing"]));

it("finds a text that is not XML, and another root", () => {
  expect(check("<plant>")).toEqual(["/: object, got 1:1 the element plant has no closing tag"]);
  expect(check("<bed/>")).toEqual(["/: object, got 1:1 expected the element <plant>"]);
});

it("compares nothing if no XML is documented", () => expect(check("<bed/>", "application/json")).toBeUndefined());
