import { expect, it } from "vitest";
import { englishTexts } from "#ui/text";
import { expressionInWords, expressionParts } from "./expression.ts";

it.each([
  ["$request.body#/callbackUrl", "callbackUrl in the request body"],
  ["$response.body#/data/0/id", "data.0.id in the response body"],
  ["$response.body#/a~1b~0", "a/b~ in the response body"],
  ["$request.body", "the request body"],
  ["$request.query.page", "the query parameter page of the request"],
  ["$request.path.id", "the path parameter id of the request"],
  ["$response.header.Location", "the header Location of the response"],
  ["$url", "the URL of the request"],
  ["$method", "the method of the request"],
  ["$statusCode", "the status code of the response"],
  ["$request.cookie.a", undefined],
  ["$constructor", undefined],
  ["fern", undefined],
])("the expression %s reads %j", (expression, words) =>
  expect(expressionInWords(expression, englishTexts)).toBe(words),
);

it.each([
  ["{$request.body#/url}", [["value", "url in the request body"]]],
  [
    "https://a.example/{$request.query.id}/x",
    [
      ["text", "https://a.example/"],
      ["value", "the query parameter id of the request"],
      ["text", "/x"],
    ],
  ],
  ["https://a.example/{id}", [["text", "https://a.example/{id}"]]],
  ["{$what}", [["text", "{$what}"]]],
  ["", []],
])("the address %s has these parts", (address, parts) =>
  expect(expressionParts(address, englishTexts).map(({ kind, text }) => [kind, text])).toEqual(parts),
);
