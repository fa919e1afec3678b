import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type ApiModel, bareEndpoint } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { makeGuide } from "../shapes/index.ts";
import { ApiSummary, EndpointList } from "./api-summary.tsx";

const type = { name: "Pot", shape: { kind: "string" } } as const;

const summaryOf = (parts: Partial<ApiModel>): string => {
  const api = { id: "a", endpoints: [bareEndpoint({ id: "list" })], types: {}, groups: [], auths: {}, ...parts };
  const guide = makeGuide({ types: typesFrom(api.types), typeHref: () => undefined, prose: (one) => one });
  return renderToStaticMarkup(
    <ApiSummary
      api={{ globalHeaders: [], ...api }}
      groups={[]}
      guide={guide}
      endpointHref={() => undefined}
      channelHref={() => undefined}
      webhookHref={() => undefined}
      at=""
      typesHref="/types"
    />,
  );
};

it.each([
  [{ Pot: type }, "The only type"],
  [{ Pot: type, Pan: type }, "All 2 types"],
])("links to the list of types: %j", (types, text) => {
  const html = summaryOf({ types });
  expect(html).toContain(`<a href="/types">${text}</a>`);
});

it.each([
  [{}, "/pots"],
  [{ displayName: "List pots" }, "List pots/pots"],
])("says the path of %j once if it is the title", (parts, text) => {
  const endpoint = { ...bareEndpoint({ id: "a", path: [{ kind: "literal", value: "/pots" }] }), ...parts };
  const html = renderToStaticMarkup(<EndpointList endpoints={[endpoint]} endpointHref={() => "/a"} />);
  expect(html.slice(html.indexOf("endpoint-title")).replace(/^[^>]*>|<[^>]*>/g, "")).toBe(text);
});

it("names base URLs by their descriptions, and lists the parts that a reader may choose", () => {
  const environments = [
    { id: "The `live` server", baseUrl: "https://a.example" },
    {
      id: "//{region}.a.example",
      baseUrl: "https://eu.a.example",
      template: "https://{region}.a.example",
      variables: { region: { default: "eu", values: ["eu", "us"], description: "Where *plants* are" } },
    },
  ];
  const text = summaryOf({ endpoints: [bareEndpoint({ id: "list", environments })] }).replace(/<[^>]*>/g, " ");
  expect(text).toContain("The live server");
  expect(text.replace(/\s+/g, " ")).toContain("region default eu , one of eu, us: Where plants are");
});
