import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { faults, frontMatterFaults } from "./faults.ts";
import { docsProjects, tabsProject } from "./index.ts";

const projects = docsProjects();
const texts = projects.flatMap(({ files }) =>
  Object.entries(files).flatMap(([path, content]) => (typeof content === "string" ? [{ path, content }] : [])),
);
const pages = texts
  .filter(({ path }) => /\.mdx?$/.test(path))
  .map(({ content }) => content)
  .join("\n");

const count = (mark: string | RegExp): number => pages.split(mark).length - 1;

/** Every component of the library. */
const components =
  `Accordion AccordionGroup Callout Note Info Warning Tip Error Success Check Launch LaunchNote Card CardGroup Steps Step Tabs
  TabGroup Tab CodeBlock CodeBlocks CodeGroup Template Frame Download Button ButtonGroup Buttons Badge Tooltip Icon ParamField
  Copy Anchor Indent Aside Files Folder File If Feature Versions Version StickyTable SearchableTable StickySearchableTable
  EndpointRequestSnippet EndpointResponseSnippet EndpointSchemaSnippet RunnableEndpoint Schema SchemaSnippet
  WebhookPayloadSnippet Mermaid Json ColumnGroup Column Bleed Availability SearchBar ClientLibraries CallToAction Prompt
  Walkthrough CodeWalkthrough ScrollWalkthrough Substep Markdown Code`.split(/\s+/);

/** Keys of front matter. */
const frontMatter =
  `title sidebar-title headline subtitle description slug layout hide-toc force-toc hide-nav-links hide-feedback
  hide-page-actions no-image-zoom max-toc-depth edit-this-page-url canonical-url keywords image og:title og:image nofollow
  logo availability tags last-updated breadcrumb jsonld:breadcrumb excerpt position`.split(/\s+/);

/** Keys of docs.yml, and of the items of its navigation. */
const settings =
  `instances title favicon logo background-image colors typography layout settings theme landing-page navbar-links footer-links
  redirects metadata announcement css js analytics integrations page-actions default-language languages roles ai-search agents
  experimental edit-this-page accent-primary accent-12 headingsFont bodyFont codeFont page-width content-width sidebar-width
  header-height searchbar-placement tabs-placement switcher-placement content-alignment header-position disable-header
  hide-nav-links hide-feedback mobile-toc show-nav-availability-badges changelog-layout api-reference-layout breadcrumbs
  search-text disable-search dark-mode-code default-search-filters http-snippets hide-404-page use-javascript-as-typescript
  disable-explorer-proxy disable-environment-editing disable-analytics language folder-title-source websocket-oneof-display
  embedding sidebar body tabs page-actions footer-nav language-switcher product-switcher page section folder link api changelog
  path contents slug skip-slug icon hidden noindex availability collapsible collapsed-by-default collapsed viewers orphaned
  feature-flag title-source api display-errors snippets playground summary paginated alphabetized flattened referenced-packages
  endpoint tab variants versions products display-name subtitle`.split(/\s+/);

function keysIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, member]) => [key, ...keysIn(member)]);
}

describe("generated docs projects", () => {
  it("have every component, key of front matter and fault of publishers at least three times @nightly", () => {
    const rare = [
      ...components.filter((name) => count(new RegExp(`<${name}[\\s/>]`)) < 3),
      ...frontMatter.filter((key) => count(new RegExp(`^"?${key}"?:`, "m")) < 3),
      ...Object.values(faults).filter((fault) => count(fault) < 3),
      ...frontMatterFaults.filter((line) => count(line) < 3),
    ];
    expect(rare).toEqual([]);
  });

  it("have every setting", () => {
    const keys = new Map<string, number>();
    for (const { content } of texts.filter(({ path }) => path.endsWith(".yml"))) {
      for (const key of keysIn(parse(content))) keys.set(key, (keys.get(key) ?? 0) + 1);
    }
    // A site has either versions or products, and tabs or none; the other settings are in all three projects.
    const once = ["versions", "products", "subtitle", "tabs", "variants", "tab"];
    expect(settings.filter((key) => (keys.get(key) ?? 0) < (once.includes(key) ? 1 : 3))).toEqual([]);
  });

  it("have the size and mix of real ones, and are equal for equal seeds @nightly", () => {
    const { files } = tabsProject();
    const own = Object.entries(files).filter(([path]) => path.startsWith("fern/pages/"));
    const text = own.map(([, content]) => content).join("\n");
    const counted = ["<Step ", "<Accordion ", "<Frame ", "<Card "].map((mark) => text.split(mark).length - 1);
    expect([own.length, counted]).toEqual([263, [489, 427, 284, 161]]);
    expect(files).toEqual(projects[1]?.files);
  });
});
