import { colorRepairs, type Site } from "#docs-host/server";
import type { DocsDiagnostic, DocsProject } from "#docs-project";

/** Finds colors that text can't be read in, or on, which pages show differently. */
export function checkColors({ colors }: DocsProject, site: Site): readonly DocsDiagnostic[] {
  return colorRepairs(site.settings.look).flatMap(({ setting, scheme, message }): readonly DocsDiagnostic[] => {
    const own = colors.filter((color) => color.setting === setting);
    // A scheme without a color has the color of the other scheme.
    const place = own.find((color) => color.scheme === undefined || color.scheme === scheme) ?? own[0];
    if (place === undefined) return [];
    const { file, line, column } = place;
    const advice = "choose a color with more contrast for this scheme, or leave it so";
    // The advice follows in the same line.
    return [{ code: "color", severity: "warning", message: message.replace(/\.$/, ""), advice, file, line, column }];
  });
}
