import { expect, it } from "vitest";
import { sampleSite } from "../../../server/sample.testing.ts";
import { nearest } from "./nearest.ts";

it.each([
  ["/api/plant/creat", "api/plants/create"],
  ["/types/Plant", "api/types/Plant"],
  ["/docs/wellcome", "welcome"],
  ["/weather", "api/weather/follow"],
])("suggests for %s the page at %s", (path, slug) => {
  expect(nearest(sampleSite, path).map((page) => page.slug)).toContain(slug);
});

it("suggests nothing for an unrelated path", () => {
  expect(nearest(sampleSite, "/qqq/zzz")).toEqual([]);
});
