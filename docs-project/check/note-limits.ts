import {
  apiExcess,
  type ContentExcess,
  configExcess,
  pageCountExcess,
  sourcesExcess,
  stylesExcess,
} from "#engine/content-limits";
import { asJson } from "#engine/json";
import type { Notes } from "../diagnostic.ts";
import type { DocsProject } from "../project.ts";

/**
 * Reports registry limits that a project exceeds in its settings, navigation, style sheets, components and APIs. Limits
 * of pages are checked before pages are read.
 */
export function noteLimits(project: Omit<DocsProject, "watched">, notes: Notes): void {
  const note = (excess: ContentExcess | undefined, file: string, isPlaced = false): void => {
    if (excess === undefined) return;
    const { place, at = { line: 1, column: 1 }, message, advice } = excess;
    const text = isPlaced ? message : `${place}: ${message}`;
    notes.add({ code: "limit", severity: "error", message: text, advice, file, ...(isPlaced ? at : start) });
  };
  const { config, jsFiles } = project.definition({ file: () => undefined, api: (key) => key });
  note(pageCountExcess(project.pages.size), "docs.yml");
  const { css: _, ...settings } = config;
  note(configExcess(asJson(settings)), "docs.yml");
  const styles = stylesExcess(project.styleSheets.map(({ file, text }) => ({ place: file, css: text })));
  note(styles, styles?.place ?? "docs.yml", true);
  for (const [path, text] of Object.entries(jsFiles)) note(sourcesExcess({ [path]: text }), path, true);
  for (const { name, model } of project.apis) {
    const found = apiExcess(asJson(model));
    note(found && { ...found, place: found.place.replace("definition", `API ${name}`) }, "docs.yml");
  }
}

const start = { line: 1, column: 1 };
