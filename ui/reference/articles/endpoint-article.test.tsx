import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { bareEndpoint, type Endpoint } from "#engine/model";
import { type Property, typesFrom } from "#engine/shape";
import { makeGuide } from "../shapes/index.ts";
import { EndpointArticle } from "./endpoint-article.tsx";

const guide = makeGuide({ types: typesFrom({}), typeHref: () => undefined, prose: (text) => text });
const property = (key: string, optional: boolean): Property => ({ key, shape: { kind: "string" }, optional });
const properties = [property("a", true), property("b", false), property("c", true), property("d", false)];

const endpoint: Endpoint = bareEndpoint({
  ...{ id: "plants.list", method: "POST", path: [{ kind: "literal", value: "/plants" }] },
  description: "Lists the plants of a garden.",
  queryParameters: properties,
  request: {
    body: {
      kind: "json",
      optional: false,
      contentType: "application/json",
      shape: {
        kind: "object",
        properties: [{ key: "nested", shape: { kind: "object", properties }, optional: false }],
      },
    },
  },
});

const drawn = (samples: { readonly requestSamples?: string; readonly answerSamples?: string }): string =>
  renderToStaticMarkup(
    <EndpointArticle
      {...{ endpoint, guide, ...samples }}
      globalHeaders={[]}
      auths={{}}
      endpointHref={() => undefined}
      breadcrumbs={[]}
    />,
  );

const positions = (html: string, texts: readonly string[]): readonly number[] =>
  texts.map((text) => html.indexOf(text));

it.each([
  ["both samples", { requestSamples: "A request.", answerSamples: "A response." }, ["A request.", "A response."]],
  ["a response alone", { answerSamples: "A response." }, ["A response."]],
])("is read as title, description, %s, and parameters", (_, samples, texts) => {
  const html = drawn(samples);
  const found = positions(html, ["<h1", "/plants", "Lists the plants", ...texts, "Authorization", "Query parameters"]);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
  expect(html.match(/class="call-samples"/g)).toHaveLength(1);
});

it("has no column for samples without samples", () => expect(drawn({})).not.toContain("call-samples"));

it("lists required properties before optional ones, at each level", () => {
  const names = [...drawn({}).matchAll(/<dt[^>]*>.*?<code[^>]*>(.*?)<\/code>/g)].map(([, name = ""]) => name);
  const ordered = ["b", "d", "a", "c"];
  expect(names).toEqual([...ordered, "nested", ...ordered]);
});
