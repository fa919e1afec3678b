import { expect, it } from "vitest";
import type { Exchange } from "../exchange.ts";
import { expressionValue } from "./runtime-expression.ts";

const exchange: Exchange = {
  call: {
    endpoint: "create",
    credentials: "own",
    form: { value: { pathParameters: { bed: "7" }, queryParameters: { notify: true } }, selection: {} },
  },
  request: {
    method: "POST",
    url: "https://api.example/beds/7/plants?notify=true",
    headers: [["X-Trace", "t1"]],
    body: '{"name":"Fern","tags":["a","b"]}',
  },
  received: {
    kind: "answer",
    status: 201,
    headers: [["Location", "/beds/7/plants/9007199254740993"]],
    body: new TextEncoder().encode('{"id":9007199254740993,"a/b":{"~":1}}'),
    time: 1,
  },
};

const known = (value: unknown) => ({ kind: "known", value });
const body = (...path: readonly unknown[]) => ({ kind: "answer", from: { kind: "body", path } });

it.each([
  ["$url", known("https://api.example/beds/7/plants?notify=true")],
  ["$method", known("POST")],
  ["$statusCode", known(201)],
  ["$request.header.x-trace", known("t1")],
  ["$request.header.X-None", undefined],
  ["$request.query.notify", { kind: "request", at: ["queryParameters", "notify"] }],
  ["$request.path.bed", { kind: "request", at: ["pathParameters", "bed"] }],
  ["$request.body", known({ name: "Fern", tags: ["a", "b"] })],
  ["$request.body#/tags/1", known("b")],
  ["$request.body#/none", undefined],
  ["$response.header.Location", { kind: "answer", from: { kind: "header", name: "Location" } }],
  ["$response.body", body()],
  ["$response.body#/id", body("id")],
  ["$response.body#/a~1b/~0", body("a/b", "~")],
  ["$response.query.q", undefined],
  ["$response.status", undefined],
  ["$request.bodyname", undefined],
  ["$anything", undefined],
  ["plain", known("plain")],
  [5, known(5)],
  ["$response.body#/a%20b", body("a b")],
  ["$response.body#/100%", undefined],
  ["{$response.body#/id}", body("id")],
  ["{$request.path.bed}", { kind: "request", at: ["pathParameters", "bed"] }],
  ["plant-{$request.body#/name}-in-{$request.path.bed}", known("plant-Fern-in-7")],
  // A replay would send the values of the run that was saved.
  ["plant-{$response.body#/id}", undefined],
  ["{$response.header.location}?{$statusCode}", undefined],
  ["in-{$request.path.none}", undefined],
  ["{braces}", known("{braces}")],
])("the value of a link %j is read", (source, expected) => {
  expect(expressionValue(source, exchange)).toEqual(expected);
});

it("a text with a value that the request took from an earlier answer is left out", () => {
  const isTaken = (at: readonly unknown[]): boolean => at.join(".") === "pathParameters.bed";
  expect(expressionValue("in-{$request.path.bed}", exchange, isTaken)).toBeUndefined();
  expect(expressionValue("in-{$request.query.notify}", exchange, isTaken)).toEqual(known("in-true"));
});
