import { expect, it } from "vitest";
import { endpointReference, InvalidEndpointReferenceError } from "../index.ts";

it.each([
  ["GET /", "GET", "/"],
  ["POST /plants", "POST", "/plants"],
  ["PUT /plants/{plantId}", "PUT", "/plants/{plantId}"],
  ["DELETE /v2/a_b-c/{x}/", "DELETE", "/v2/a_b-c/{x}/"],
  ["PATCH //", "PATCH", "//"],
])("parses %j", (text, method, path) => expect(endpointReference(text)).toEqual({ method, path }));

it.each([
  "",
  "GET",
  "GET ",
  "GET plants",
  "get /plants",
  "HEAD /plants",
  "OPTIONS /plants",
  "GET  /plants",
  " GET /plants",
  "GET /plants ",
  "GET /plants\n",
  "GET\t/plants",
  "GET /plants?limit=1",
  "GET /plants.json",
  "GET /plänts",
  "GET /plants/:id",
  "GET /plants%20",
  "GETS /plants",
])("rejects %j", (text) => expect(() => endpointReference(text)).toThrow(InvalidEndpointReferenceError));
