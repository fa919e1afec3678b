import { expect, it } from "vitest";
import { publishedText } from "./fixtures/published.testing.ts";
import { importDescription, importOpenApi, openApiFromModel } from "./index.ts";

it("GitHub's API survives an export to OpenAPI and an import", async () => {
  const text = publishedText("github/api.github.com.json");
  const answer = await importDescription({ name: "github.json", text }, { id: "github" });
  if (!answer.ok) throw new Error("GitHub's description was not read");
  const { document } = openApiFromModel(answer.model);
  const { model: once } = await importOpenApi(document, { id: "github" });
  expect(once.endpoints.map(({ id }) => id)).toEqual(answer.model.endpoints.map(({ id }) => id));
  const differing = Object.keys(answer.model.types).filter(
    (id) => JSON.stringify(answer.model.types[id]) !== JSON.stringify(once.types[id]),
  );
  expect(differing).toEqual([]);
}, 60_000);
