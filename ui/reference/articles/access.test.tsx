import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Shape, typesFrom } from "#engine/shape";
import { makeGuide, ShapeBody } from "../shapes/index.ts";
import { Errors } from "./errors.tsx";
import { RequestBodySection } from "./request-body.tsx";
import { Responses } from "./responses.tsx";

const text: Shape = { kind: "string" };
const account: Shape = {
  kind: "object",
  properties: [
    { key: "name", shape: text, optional: false },
    { key: "accountNumber", shape: text, optional: false, access: "READ_ONLY" },
    { key: "secretWord", shape: text, optional: false, access: "WRITE_ONLY" },
    {
      key: "owner",
      shape: {
        kind: "object",
        properties: [{ key: "ownerNumber", shape: text, optional: true, access: "READ_ONLY" }],
      },
      optional: true,
    },
  ],
};
const guide = makeGuide({
  types: typesFrom({ Account: { name: "Account", shape: account } }),
  typeHref: () => undefined,
  prose: (markdown) => markdown,
});
const shape: Shape = { kind: "ref", id: "Account" };
const keys = ["name", "accountNumber", "secretWord", "ownerNumber"];
const keysIn = (html: string): readonly string[] => keys.filter((key) => html.includes(`>${key}<`));

it("gives the parts of errors with one name different ids", () => {
  const errors = [
    { name: "error", statusCode: 400, statusRange: "4XX", shape, examples: [] },
    { name: "error", statusCode: 500, statusRange: "5XX", shape, examples: [] },
  ];
  const html = renderToStaticMarkup(<Errors errors={errors} guide={guide} />);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toContain("errors.error.4XX.name");
  expect(new Set(ids).size).toBe(ids.length);
});

describe("properties that are only read or only written", () => {
  it("are shown in requests if they are sent", () => {
    const body = { kind: "json", shape, optional: false, contentType: "application/json" } as const;
    const html = renderToStaticMarkup(<RequestBodySection request={{ body }} guide={guide} />);
    expect(keysIn(html)).toEqual(["name", "secretWord"]);
  });

  it("are shown in responses and errors if they are received", () => {
    const responses = [{ statusCode: 200, body: { kind: "json", shape } }] as const;
    const html = renderToStaticMarkup(<Responses responses={responses} headers={[]} guide={guide} />);
    expect(keysIn(html)).toEqual(["name", "accountNumber", "ownerNumber"]);
    const errors = [{ name: "Conflict", statusCode: 409, shape, examples: [] }];
    expect(keysIn(renderToStaticMarkup(<Errors errors={errors} guide={guide} />))).toEqual(keysIn(html));
  });

  it("are all shown on the page of their type", () => {
    expect(keysIn(renderToStaticMarkup(<ShapeBody shape={account} guide={guide} at="type" />))).toEqual(keys);
  });
});
