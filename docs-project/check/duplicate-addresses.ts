import type { DocsDiagnostic } from "../diagnostic.ts";
import type { DefinitionOptions, DocsProject } from "../project.ts";

interface Node {
  readonly type?: unknown;
  readonly slug?: unknown;
  readonly pageId?: unknown;
  readonly overviewPageId?: unknown;
}

/** Finds pages that have the address of an earlier one, so that readers can't open them. */
export function duplicateAddresses(project: DocsProject, options: DefinitionOptions): readonly DocsDiagnostic[] {
  const { root } = project.definition({ file: () => undefined, api: (key) => key }, options).config;
  const first = new Map<string, string>();
  const found: DocsDiagnostic[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { slug, pageId, overviewPageId } = value as Node; // members may have any type
    const page = pageId ?? overviewPageId;
    if (typeof page === "string" && typeof slug === "string") {
      const earlier = first.get(slug);
      if (earlier === undefined) first.set(slug, page);
      else if (earlier !== page) found.push(duplicate(page, earlier, slug));
    }
    for (const member of Object.values(value)) visit(member);
  };
  visit(root);
  return found;
}

const duplicate = (file: string, earlier: string, slug: string): DocsDiagnostic => ({
  code: "duplicate-address",
  severity: "warning",
  message: `the address /${slug} belongs to ${earlier} already`,
  advice: "give one of the two another slug; readers can open the first only",
  file,
  line: 1,
  column: 1,
});
