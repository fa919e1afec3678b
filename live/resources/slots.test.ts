import { expect, it } from "vitest";
import { propertyNames } from "./slots.ts";

it.each([
  ["plants", "plantId"],
  ["people", "personId"],
  ["salespeople", "salesperson_id"],
  ["children", "childId"],
  ["addresses", "addressId"],
  ["statuses", "statusId"],
  ["houses", "houseId"],
  ["analyses", "analysisId"],
  ["indices", "indexId"],
  ["matrices", "matrix_id"],
  ["services", "serviceId"],
  ["leaves", "leafId"],
  ["knives", "knifeId"],
  ["boxes", "boxId"],
  ["batches", "batchId"],
  ["caches", "cacheId"],
  ["companies", "companyId"],
  ["movies", "movieId"],
  ["media", "mediumId"],
  ["glass", "glassId"],
  ["staff", "staffId"],
  ["women", "womanId"],
])("things of /%s may be named by %s", (segment, name) => {
  expect(propertyNames({ prefix: `/${segment}/{}`, key: "id", collection: `/${segment}` })).toContain(name);
});
