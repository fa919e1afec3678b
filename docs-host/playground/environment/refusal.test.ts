import { expect, it } from "vitest";
import { isRefusedLocalhost, refusalOf } from "./refusal.ts";

const publicPage = "https://docs.example/plants?explorer=true";

it.each([
  ["http://localhost:3000/v1", publicPage, true],
  ["https://LOCALHOST", publicPage, true],
  ["localhost:3000/v1", publicPage, true],
  ["https://{tenant}.localhost:8443", publicPage, true],
  ["http://127.0.0.1:3000", publicPage, true],
  ["http://[::1]:3000", publicPage, true],
  ["http://127.1:3000", publicPage, true],
  ["http://127.0.0.1.:3000", publicPage, true],
  ["https://127.api.example/v1", publicPage, false],
  ["https://api.example/v1", publicPage, false],
  ["", publicPage, false],
  ["http://localhost:3000", "http://localhost:4000/plants", false],
  ["http://localhost:3000", "http://docs.localhost:4000/plants", false],
  ["http://localhost:3000", "http://127.0.0.1:4000/plants", false],
  ["http://localhost:3000", "http://[::1]:4000/plants", false],
  ["http://localhost:3000", "https://localhost.example/plants", true],
  ["https://api.example", "http://localhost:4000/", false],
])("a request to %j from a page at %s is refused: %s", (baseUrl, pageUrl, refused) => {
  expect(isRefusedLocalhost(baseUrl, pageUrl)).toBe(refused);
});

it.each([
  ["", "This API has no base URL"],
  ["/v1", "This API has no base URL"],
  ["//api.example", "This API has no base URL"],
  ["http://localhost:3000", "Cannot send requests to localhost"],
  ["https://api.example/v1", undefined],
])("a request to %j is refused with %j", (baseUrl, reason) => {
  expect(refusalOf(baseUrl, publicPage)).toBe(reason);
});
