import type { ReactElement } from "react";
import type { TypeDefinition, TypeId } from "#engine/shape";
import type { CountKey, Texts } from "#ui/text";
import { type ListView, LongList, listPart } from "../lists/index.ts";
import { AvailabilityMark } from "../marks/index.ts";
import { type Guide, ShapeBody } from "../shapes/index.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { Section } from "./section.tsx";
import type { TocEntry } from "./toc.tsx";

/** A page on which a type occurs. */
export interface Usage {
  readonly href: string;
  readonly title: string;
}

interface TypeArticleProps {
  readonly id: TypeId;
  readonly definition: TypeDefinition;
  readonly guide: Guide;
  readonly usedBy: { readonly endpoints: readonly Usage[]; readonly types: readonly Usage[] };
  readonly breadcrumbs: readonly Crumb[];
}

/** The reference of a named type: all that is in it, and where it is used. */
export function TypeArticle({ id, definition, guide, usedBy, breadcrumbs }: TypeArticleProps): ReactElement {
  const { text } = guide.texts;
  const description = guide.describe(definition.shape);
  return (
    <article className="reference">
      <header className="reference-head">
        <Breadcrumbs crumbs={breadcrumbs} />
        <h1>{definition.displayName ?? definition.name}</h1>
        <p className="type">
          {description.label}
          <AvailabilityMark availability={definition.availability} />
        </p>
        {definition.description === undefined ? null : guide.prose(definition.description)}
      </header>
      <Section id="definition" title={text("definition")}>
        <ShapeBody shape={definition.shape} guide={guide} at="definition" trail={[id]} named={false} />
      </Section>
      {usedBy.endpoints.length + usedBy.types.length === 0 ? null : (
        <Section id="used-by" title={text("usedBy")}>
          <Usages
            id="used-by.endpoints"
            title={text("endpoints")}
            usages={usedBy.endpoints}
            rows="endpointsCount"
            view={guide.view}
          />
          <Usages id="used-by.types" title={text("types")} usages={usedBy.types} rows="typesCount" view={guide.view} />
        </Section>
      )}
    </article>
  );
}

/** The headings of a type's page, as `TypeArticle` draws them. */
export const typeToc = (used: boolean, { text }: Texts): readonly TocEntry[] => [
  { id: "definition", title: text("definition"), level: 2 },
  ...(used ? ([{ id: "used-by", title: text("usedBy"), level: 2 }] as const) : []),
];

interface UsagesProps {
  readonly id: string;
  readonly title: string;
  readonly usages: readonly Usage[];
  readonly rows: CountKey;
  readonly view: ListView | undefined;
}

const names = { textOf: ({ title }: Usage): string => title };

function Usages({ id, title, usages, rows, view }: UsagesProps): ReactElement | null {
  if (usages.length === 0) return null;
  const part = listPart(usages, id, names, view);
  return (
    <>
      <h3>{title}</h3>
      <LongList id={id} part={part} rows={rows}>
        <ul className="usages">
          {part.shown.map((usage) => (
            <li key={usage.href}>
              <a href={usage.href}>{usage.title}</a>
            </li>
          ))}
        </ul>
      </LongList>
    </>
  );
}
