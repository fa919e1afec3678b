import { expect, it } from "vitest";
import { isRefusedLocalhost } from "./localhost.ts";

const away = "https://docs.example/plants?explorer=true";

it.each([
  ["http://localhost:3000/v1", away, true],
  ["https://LOCALHOST", away, true],
  ["localhost:3000/v1", away, true],
  ["https://{tenant}.localhost:8443", away, true],
  ["http://127.0.0.1:3000", away, true],
  ["http://[::1]:3000", away, true],
  ["http://127.1:3000", away, true],
  ["http://127.0.0.1.:3000", away, true],
  ["https://127.api.example/v1", away, false],
  ["https://api.example/v1", away, false],
  ["", away, false],
  ["http://localhost:3000", "http://localhost:4000/plants", false],
  ["http://localhost:3000", "http://docs.localhost:4000/plants", false],
  ["http://localhost:3000", "http://127.0.0.1:4000/plants", false],
  ["http://localhost:3000", "http://[::1]:4000/plants", false],
  ["http://localhost:3000", "https://localhost.example/plants", true],
  ["https://api.example", "http://localhost:4000/", false],
])("a request to %j from a page at %s is refused: %s", (baseUrl, pageUrl, refused) => {
  expect(isRefusedLocalhost(baseUrl, pageUrl)).toBe(refused);
});
