import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { bareEndpoint } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { inLanguage } from "#locales";
import { englishTexts, type Texts } from "#ui/text";
import { makeGuide } from "../shapes/index.ts";
import { EndpointArticle, endpointToc } from "./endpoint-article.tsx";

/** Texts in which each letter of the interface is a dot, so that letters come from the description. */
const dotted: Texts = {
  language: "ja",
  text: (key, values) =>
    englishTexts
      .text(key)
      .replace(/(?<!\{\w*)[A-Za-z](?!\w*\})/g, ".")
      .replace(/\{(\w+)\}/g, (name, own: string) => String((values as { [name: string]: unknown })?.[own] ?? name)),
};

const endpoint = bareEndpoint({
  id: "QQupdate",
  displayName: "QQ title",
  method: "PUT",
  path: [{ kind: "literal", value: "/QQ" }],
  environments: [{ id: "QQ", baseUrl: "https://QQ" }],
  auth: ["QQkey"],
  availability: "Beta",
  pathParameters: [{ key: "QQid", shape: { kind: "integer", minimum: 1, maximum: 5 }, optional: false }],
  queryParameters: [{ key: "QQdry", shape: { kind: "boolean", default: true }, optional: true, access: "READ_ONLY" }],
  requestHeaders: [
    { key: "QQlist", shape: { kind: "list", item: { kind: "string", minLength: 2 }, maxItems: 3 }, optional: true },
    {
      key: "QQmap",
      shape: { kind: "map", key: { kind: "string" }, value: { kind: "nullable", item: { kind: "string" } } },
      optional: true,
    },
    {
      key: "QQany",
      shape: {
        kind: "undiscriminatedUnion",
        variants: [{ shape: { kind: "string" } }, { shape: { kind: "unknown" } }],
      },
      optional: true,
    },
  ],
  responses: [
    { statusCode: 200, body: { kind: "file", contentType: "QQ/QQ" } },
    { statusCode: 201, body: { kind: "empty" } },
  ],
  errors: [{ statusCode: 404, name: "QQlost", examples: [] }],
});

it("has all texts of the article of an endpoint in the language of the page", () => {
  const guide = makeGuide({ types: typesFrom({}), typeHref: () => undefined, prose: (text) => text, texts: dotted });
  const auths = { QQkey: { kind: "header", headerWireValue: "QQ" } } as const;
  const page = inLanguage({ language: "ja", area: () => dotted }, () =>
    renderToStaticMarkup(
      <EndpointArticle
        {...{ endpoint, guide, auths, globalHeaders: [], breadcrumbs: [], endpointHref: () => undefined }}
      />,
    ),
  );
  const shown = page.replace(/<[^>]*>/g, " ").replace(/&\w+;/g, " ");
  // Names of types and methods are code, and credentials have placeholders of the request.
  const code = /^(?:QQ\w*|string|integer|boolean|PUT|https|null|true|value|title)$/;
  expect((shown.match(/[A-Za-z]+/g) ?? []).filter((word) => !code.test(word))).toEqual([]);
  expect(endpointToc(endpoint, [], dotted).map(({ title }) => /[A-Za-z]/.test(title))).not.toContain(true);
  expect(endpointToc(endpoint, [], englishTexts).map(({ title }) => title)).toContain("Path parameters");
});
