import type { SiteIndex, SitePage } from "#docs-host/site/model";
import type { TypeDefinition } from "#engine/shape";
import { type Guide, TypeArticle, typeToc } from "#ui/reference";
import { summaryOf } from "#ui/text";
import { SampleBlock } from "../samples/index.ts";
import { shownCrumbs } from "./crumbs.ts";
import type { PageView } from "./page-view.ts";

interface TypePageOptions {
  readonly page: Extract<SitePage, { readonly kind: "type" }>;
  readonly definition: TypeDefinition;
  readonly index: SiteIndex;
  readonly guide: Guide;
}

/** The page of one named type. */
export function typePage({ page, definition, index, guide }: TypePageOptions): PageView {
  const { text } = guide.texts;
  const usedBy = index.usages(page.typeId);
  return {
    title: page.title,
    description: summaryOf(definition.description) ?? text("theTypeNameWith", { name: definition.name }),
    toc: typeToc(usedBy.endpoints.length + usedBy.types.length > 0, guide.texts),
    sideColumn: (
      <section className="examples" aria-label={text("examples")}>
        <SampleBlock
          title={text("example")}
          label={text("exampleOfName", { name: page.title })}
          types={guide.types}
          shape={definition.shape}
        />
      </section>
    ),
    content: (
      <TypeArticle
        id={page.typeId}
        definition={definition}
        guide={guide}
        usedBy={usedBy}
        breadcrumbs={shownCrumbs(page.breadcrumbs)}
      />
    ),
  };
}
