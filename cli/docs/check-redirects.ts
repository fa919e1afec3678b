import { addressTarget, homeOf, linkTarget, redirectFault, type Site } from "#docs-host/server";
import type { DocsDiagnostic, DocsProject, PlacedRedirect } from "#docs-project";

/**
 * Finds redirects that can't be followed, or point to an address without a page. Destinations with parameters depend on
 * the requested path.
 */
export const checkRedirects = ({ redirects }: DocsProject, site: Site): readonly DocsDiagnostic[] =>
  redirects.flatMap((redirect) => {
    const fault = faultOf(redirect, site);
    if (fault === undefined) return [];
    const { file, line, column } = redirect;
    return [{ code: "broken-redirect", severity: "error", ...fault, file, line, column }];
  });

type Fault = Pick<DocsDiagnostic, "message" | "advice">;

function faultOf({ source, destination }: PlacedRedirect, site: Site): Fault | undefined {
  switch (redirectFault({ source, destination })) {
    case "source":
      return {
        message: `the source ${source} of a redirect can't be read`,
        advice:
          "write a path, with parameters such as :name and :name*, and a backslash before ( ) { } : * + ? themselves",
      };
    case "slow-source":
      return {
        message: `the source ${source} of a redirect could take long to match`,
        advice: "let at most two of its parts repeat, and none within another",
      };
    case "destination":
      return {
        message: `the redirect of ${source} has the target ${destination}, which is not an address`,
        advice: "begin it with a /, or with https://",
      };
  }
  const isOpen = /[:*(]/.test(destination) || !destination.startsWith("/");
  if (isOpen || addressTarget(site, destination).kind !== "nothing") return undefined;
  const message = `the redirect of ${source} has the target ${destination}, where no page is`;
  const base = homeOf(site);
  // Unlike links, addresses of redirects are followed as written.
  return linkTarget(site, { slug: "", path: "" }, destination).kind === "nothing"
    ? { message, advice: "correct the destination, or remove the redirect" }
    : { message, advice: `begin it with the path of the site: ${base}${destination}` };
}
