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
  ["plant-{$response.body#/id}-in-{$request.path.bed}", known("plant-9007199254740993-in-7")],
  ["{$response.header.location}?{$statusCode}", known("/beds/7/plants/9007199254740993?201")],
  ["{$response.body#/none}", undefined],
  ["{braces}", known("{braces}")],
])("the value of a link %j is read", (source, expected) => {
  expect(expressionValue(source, exchange)).toEqual(expected);
});
