import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RequestBody } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { makeGuide } from "../shapes/index.ts";
import { RequestBodySection } from "./request-body.tsx";

const guide = makeGuide({ types: typesFrom({}), typeHref: () => undefined, prose: (text) => text });
const draw = (body: RequestBody, alternatives?: readonly RequestBody[]): string =>
  renderToStaticMarkup(<RequestBodySection request={{ body, ...(alternatives && { alternatives }) }} guide={guide} />);

const object = (key: string) =>
  ({ kind: "object", properties: [{ key, shape: { kind: "string" }, optional: false }] }) as const;
const json: RequestBody = { kind: "json", shape: object("name"), optional: true, contentType: "application/json" };
const pairs: RequestBody = { ...json, kind: "urlencoded", contentType: "a/b", shape: object("light"), styles: {} };
const form: RequestBody = { kind: "form-data", shape: object("photo"), parts: {} };

it("shows every media type of a body with its properties, the first one open", () => {
  const html = draw(json, [pairs, form]);
  expect(
    [...html.matchAll(/<details[^>]*?( open="")?><summary><code>(.*?)<\/code>/g)].map(([, ...one]) => one),
  ).toEqual([
    [' open=""', "application/json"],
    [undefined, "a/b"],
    [undefined, "multipart/form-data"],
  ]);
  for (const key of ["name", "light", "photo"]) expect(html).toContain(`>${key}<`);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("names a single media type beside the heading", () => {
  const html = draw(json);
  expect(html).not.toContain("<details");
  expect(html).toContain("<code>application/json</code> optional");
});
