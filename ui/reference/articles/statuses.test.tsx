import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { typesFrom } from "#engine/shape";
import { makeGuide } from "../shapes/index.ts";
import { Errors } from "./errors.tsx";
import { Responses } from "./responses.tsx";

const guide = makeGuide({ types: typesFrom({}), typeHref: () => undefined, prose: (text) => text });

const headsOf = (html: string): readonly string[] =>
  [...html.matchAll(/class="answer-head">(.*?)<\/(?:h3|p)>/g)].map(([, head = ""]) =>
    head.replace(/<[^>]+>/g, "").trim(),
  );

it("names the responses of a range and of all other statuses as the definition does", () => {
  const responses = [
    { statusCode: 201, body: { kind: "empty" } },
    { statusCode: 200, statusRange: "2XX", body: { kind: "empty" } },
    { statusCode: 200, statusRange: "default", body: { kind: "empty" } },
  ] as const;
  const html = renderToStaticMarkup(<Responses responses={responses} headers={[]} guide={guide} />);
  expect(headsOf(html)).toEqual(["201", "2XX", "Default"]);
});

it("shows every media type of a response, the first one open", () => {
  const shape = { kind: "object", properties: [{ key: "name", shape: { kind: "string" }, optional: false }] } as const;
  const response = {
    statusCode: 200,
    body: { kind: "json", shape },
    contentType: "application/json",
    alternatives: [
      { contentType: "application/xml", body: { kind: "json", shape } },
      { contentType: "text/csv", body: { kind: "text" } },
    ],
  } as const;
  const html = renderToStaticMarkup(<Responses responses={[response]} headers={[]} guide={guide} />);
  expect([...html.matchAll(/<summary><code>(.*?)<\/code>/g)].map(([, type]) => type)).toEqual([
    "application/json",
    "application/xml",
    "text/csv",
  ]);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("shows every media type of an error, with the examples of the others as they are sent", () => {
  const shape = {
    kind: "object",
    properties: [{ key: "reason", shape: { kind: "string" }, optional: false }],
  } as const;
  const error = {
    statusCode: 400,
    name: "Bad Request",
    shape,
    contentType: "application/problem+json",
    alternatives: [
      { contentType: "application/xml", body: { kind: "json", shape }, example: "<problem/>" },
      { contentType: "text/plain", body: { kind: "text" }, example: "no" },
    ],
    examples: [{ value: { reason: "no" } }],
  } as const;
  const html = renderToStaticMarkup(<Errors errors={[error]} guide={guide} />);
  expect([...html.matchAll(/<summary><code>(.*?)<\/code>/g)].map(([, type]) => type)).toEqual([
    "application/problem+json",
    "application/xml",
    "text/plain",
  ]);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  const [, ofProblem, ofXml] = html.split("<details");
  // The one of the first media type is among the samples beside the answers.
  expect(ofProblem).not.toContain("Example as");
  expect(ofXml).toContain('aria-label="Example as application/xml"');
  expect(html).toContain('aria-label="Media types"');
  expect(html).toContain("&lt;problem/&gt;");
  expect(html).not.toContain("&quot;no&quot;</code>");
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("says that an error carries text if no schema is declared for its media type", () => {
  const errors = [{ statusCode: 410, name: "Gone", contentType: "text/plain", examples: [{ value: "gone" }] }];
  const html = renderToStaticMarkup(<Errors errors={errors} guide={guide} />);
  expect(html).toContain("plain text");
  expect(html).not.toContain("Carries no content");
});

it("names an error by its status once, and by its own name if it has one", () => {
  const errors = [
    { statusCode: 404, name: "Not Found", examples: [] },
    { statusCode: 400, statusRange: "4XX", name: "4XX", examples: [] },
    { statusCode: 500, statusRange: "default", name: "Default", examples: [] },
    { statusCode: 500, statusRange: "default", name: "Problem", examples: [] },
  ];
  const html = renderToStaticMarkup(<Errors errors={errors} guide={guide} />);
  expect(headsOf(html)).toEqual(["404 Not Found", "4XX", "Default", "Default Problem"]);
});

it("does not repeat the name of an error as its description", () => {
  const descriptions = ["Bad request.", "Bad request body."].map((description) => {
    const error = { statusCode: 400, name: "BadRequest", description, examples: [] };
    return renderToStaticMarkup(<Errors errors={[error]} guide={guide} />).includes(description);
  });
  expect(descriptions).toEqual([false, true]);
});
