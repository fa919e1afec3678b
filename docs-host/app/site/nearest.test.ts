import { expect, it } from "vitest";
import { sampleSite } from "../../server/sample.testing.ts";
import { nearest } from "./nearest.ts";

it.each([
  ["/api/plant/creat", "api/plants/create"],
  ["/types/Plant", "api/types/Plant"],
  ["/docs/wellcome", "welcome"],
  ["/weather", "api/weather/follow"],
])("finds for %s the page at %s first or among the first", (path, slug) => {
  expect(nearest(sampleSite, path).map((page) => page.slug)).toContain(slug);
});

it("finds nothing for what is like nothing", () => {
  expect(nearest(sampleSite, "/qqq/zzz")).toEqual([]);
});
