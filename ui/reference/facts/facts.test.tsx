import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { bareEndpoint, type Endpoint, type ResponseLink, type Webhook } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { englishTexts } from "#ui/text";
import { EndpointArticle, endpointToc } from "../articles/endpoint-article.tsx";
import { WebhookArticle, webhookToc } from "../articles/webhook-article.tsx";
import { makeGuide } from "../shapes/index.ts";
import { ApiFacts, ApiLogo } from "./api-facts.tsx";

const guide = makeGuide({
  types: typesFrom({}),
  typeHref: () => undefined,
  prose: (text) => <p>{text}</p>,
  linkTarget: ({ operationId }) =>
    operationId === "getPlant" ? { href: "/plants/get", title: "Get a plant" } : undefined,
});

/** The text of markup as a reader sees it. */
const textOf = (markup: string): string =>
  markup
    .replace(/<(?!\/?(?:code|var|a|span|wbr))[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

const call = bareEndpoint({ id: "createPlant", displayName: "Create a plant" });
const withLinks = (links: readonly ResponseLink[]): Endpoint => ({
  ...call,
  responses: [{ statusCode: 201, body: { kind: "empty" }, links }],
});
const pageOf = (endpoint: Endpoint): string =>
  renderToStaticMarkup(
    <EndpointArticle
      endpoint={endpoint}
      {...{ guide, globalHeaders: [], auths: {}, breadcrumbs: [], endpointHref: () => undefined }}
    />,
  );

describe("the links of a response", () => {
  it("link to the next call, and say where its values come from", () => {
    const link = {
      name: "plant",
      description: "Reads it.",
      operationId: "getPlant",
      parameters: { id: "$response.body#/id", limit: 10 },
      body: "$request.body",
    };
    const page = pageOf(withLinks([link]));
    expect(page).toContain('<a href="/plants/get">Get a plant</a>');
    expect(textOf(page)).toContain(
      "Related endpoints Get a plant Reads it. id = id in the response body limit = 10 Body = the request body",
    );
  });

  it("name a call that the API lacks", () => {
    const text = textOf(
      pageOf(withLinks([{ name: "next", operationRef: "other.yaml#/paths/~1a/get", parameters: {} }])),
    );
    expect(text).toContain("Related endpoints next (other.yaml#/paths/~1a/get)");
  });

  it("follow an error, too", () => {
    const links = [{ name: "all", operationId: "getPlant", parameters: {} }];
    const page = pageOf({ ...call, errors: [{ name: "Taken", statusCode: 409, examples: [], links }] });
    expect(textOf(page)).toMatch(/409 Taken.*Related endpoints Get a plant/);
  });
});

const webhook: Webhook = {
  id: "grown",
  displayName: "A plant has grown",
  namespace: [],
  method: "POST",
  path: [],
  headers: [],
  payloads: [{ contentType: "application/json", shape: { kind: "string" } }],
  examples: [],
};
const articleOf = (one: Webhook, origin?: { readonly title: string; readonly href: string }): string =>
  textOf(renderToStaticMarkup(<WebhookArticle webhook={one} guide={guide} breadcrumbs={[]} origin={origin} />));

describe("the page of a webhook", () => {
  it("says that it is sent to the reader's server, and what to answer", () => {
    const responses = [
      { statusCode: 204, description: "You have taken note.", body: { kind: "empty" } },
      { statusCode: 410, description: "You no longer want it.", body: { kind: "empty" } },
    ] as const;
    const text = articleOf({ ...webhook, responses });
    expect(text).toContain("POST your server");
    expect(text).toContain("The API sends this request to your server.");
    expect(text).toContain("Expected response 204 You have taken note.");
    expect(text).toContain("410 You no longer want it.");
    expect(webhookToc({ ...webhook, responses }, englishTexts).map(({ title }) => title)).toEqual([
      "Payload",
      "Expected response",
    ]);
    expect(articleOf(webhook)).not.toContain("Expected response");
  });

  it("says which call asks for a callback, and where it is sent", () => {
    const callback = { endpointId: "createPlant", name: "grown", url: "{$request.body#/callbackUrl}?by=fern" };
    const text = articleOf(
      { ...webhook, path: [callback.url], callback },
      { title: "Create a plant", href: "/create" },
    );
    expect(text).toContain("POST your server, at callbackUrl in the request body?by=fern");
    expect(text).toContain("The API sends this request to your server after the call Create a plant.");
  });
});

it("the page of an endpoint lists its callbacks with their addresses", () => {
  const callback = { endpointId: "createPlant", name: "grown", url: "{$request.query.url}" };
  const callbacks = [{ callback, method: "POST", title: "A plant has grown", href: "/grown" }] as const;
  const page = renderToStaticMarkup(
    <EndpointArticle
      endpoint={call}
      {...{ guide, globalHeaders: [], auths: {}, breadcrumbs: [], endpointHref: () => undefined, callbacks }}
    />,
  );
  expect(page).toContain('<a href="/grown">');
  expect(textOf(page)).toContain("the API sends requests to your server");
  expect(textOf(page)).toContain("A plant has grownthe query parameter url of the request");
  expect(endpointToc(call, [], englishTexts, callbacks).at(-1)?.title).toBe("Callbacks");
  expect(endpointToc(call, [], englishTexts).map(({ title }) => title)).not.toContain("Callbacks");
});

describe("the facts of an API", () => {
  it("are its contact, license and terms", () => {
    const page = renderToStaticMarkup(
      <ApiFacts
        info={{
          contact: { name: "Gardeners", url: "https://a.example/help", email: "help+us@a.example" },
          license: { name: "Apache 2.0", identifier: "Apache-2.0" },
          termsOfService: "https://a.example/terms",
        }}
      />,
    );
    expect(page.match(/href="[^"]*"/g)).toEqual([
      'href="https://a.example/help"',
      'href="mailto:help%2Bus@a.example"',
      'href="https://spdx.org/licenses/Apache-2.0.html"',
      'href="https://a.example/terms"',
    ]);
    expect(textOf(page)).toBe("Contact Gardeners, help+us@a.example License Apache 2.0 Terms Terms of service");
  });

  it("are the text alone if there is no address, and nothing if there are none", () => {
    const page = renderToStaticMarkup(
      <ApiFacts
        info={{ contact: { name: "Gardeners" }, license: { name: "MIT or else", identifier: "MIT OR ISC" } }}
      />,
    );
    expect(page).not.toContain("href");
    expect(textOf(page)).toBe("Contact Gardeners License MIT or else");
    expect(renderToStaticMarkup(<ApiFacts info={undefined} />)).toBe("");
    expect(renderToStaticMarkup(<ApiFacts info={{ logo: { url: "https://a.example/a.png" } }} />)).toBe("");
  });
});

it.each([
  ["#111", "dark"],
  ["#1A1A2e", "dark"],
  ["black", "dark"],
  ["#ffffff", "light"],
  ["transparent", "light"],
  [undefined, "light"],
])("a logo for the color %s is on a %s ground, without an inline style and without a referrer", (color, ground) => {
  const logo = { url: "https://a.example/logo.png", ...(color !== undefined && { backgroundColor: color }) };
  const page = renderToStaticMarkup(<ApiLogo logo={logo} title="Garden" />);
  expect(page).toContain(`data-ground="${ground}"`);
  expect(page).toContain('referrerPolicy="no-referrer"');
  expect(page).toContain('alt="Logo of Garden"');
  expect(page).not.toContain("style");
});
