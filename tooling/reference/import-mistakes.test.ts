import { expect, it } from "vitest";
import { defaultDescriptionLimits, fieldCheck, importDescription, openApiFromModel, positionFinder } from "#importers";
import { diagnosticLines } from "../../cli/diagnostics/lines.ts";
import { type ImportMistake, importMistakes } from "./import-mistakes.ts";

/** Returns the lines that are printed about a description, and about its export as OpenAPI. */
async function linesOf({ file, text, limits }: ImportMistake): Promise<readonly string[]> {
  const read = async (path: string): Promise<string> => {
    throw new Error(`${path} does not exist`);
  };
  const options = { id: "plants", read, checkFields: fieldCheck, limits: { ...defaultDescriptionLimits, ...limits } };
  const answer = await importDescription({ name: file, text }, options);
  const find = positionFinder(text);
  const located = answer.diagnostics.map((one) => {
    const position = one.at === "" ? undefined : find(one.at);
    return position === undefined ? one : { ...one, position };
  });
  const lost = answer.ok ? openApiFromModel(answer.model).diagnostics : [];
  return diagnosticLines([...located, ...lost], { source: file, folder: ".", all: true }).map((line) => line.trim());
}

it.each(Object.entries(importMistakes))("the example of %s has that mistake", async (code, mistake) => {
  expect(mistake.prints).toContain(`  ${code}  `);
  expect(await linesOf(mistake)).toContain(mistake.prints);
});
