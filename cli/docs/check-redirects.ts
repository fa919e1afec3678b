import { linkTarget, type Site } from "#docs-host/server";
import type { DocsDiagnostic, DocsProject } from "#docs-project";

/** Finds redirects that lead to an address without a page. Destinations with parameters depend on what is asked for. */
export function checkRedirects({ redirects }: DocsProject, site: Site): readonly DocsDiagnostic[] {
  return redirects.flatMap(({ source, destination, ...place }): readonly DocsDiagnostic[] => {
    const isOpen = /[:*(]/.test(destination) || !destination.startsWith("/");
    if (isOpen || linkTarget(site, { slug: "", path: "" }, destination).kind !== "nothing") return [];
    return [
      {
        ...{ code: "broken-redirect", severity: "error", ...place },
        message: `the redirect of ${source} leads to ${destination}, where no page is`,
        advice: "correct the destination, or remove the redirect",
      },
    ];
  });
}
