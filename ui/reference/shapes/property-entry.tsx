import type { ReactElement, ReactNode } from "react";
import { encoder, exampleReader } from "#engine/interpret";
import { type Json, printJson } from "#engine/json";
import type { Property, Types } from "#engine/shape";
import { uriComponent } from "#engine/uri";
import { siteTexts, type Texts } from "#ui/text";
import { AvailabilityMark, BreakableName } from "../marks/index.ts";
import type { Description, Nesting } from "./description.ts";
import { FactList } from "./fact-list.tsx";
import { exampleFact, type Fact, fact } from "./facts.ts";
import { Nested } from "./nested.tsx";
import type { DocumentedParameter } from "./parameter-facts.ts";
import { valueFacts } from "./value-facts.ts";

/** A property with what its shape says of itself. */
export interface PropertyRow {
  readonly property: DocumentedParameter;
  readonly description: Description;
  /** The property's own default, as on the wire. */
  readonly initial: () => Json | undefined;
  /** The examples of its values, as on the wire. */
  readonly examples: () => readonly Json[];
}

/** Creates the function that returns the row of a property by its description. */
export function propertyRows(types: Types): (property: Property, description: Description) => PropertyRow {
  const [encode, examplesOf] = [encoder(types), exampleReader(types)];
  return (property, description) => ({
    ...{ property, description },
    initial: () => (property.default === undefined ? undefined : encode(property.shape)(property.default)),
    examples: () => property.examples ?? examplesOf(property.shape),
  });
}

/** One row, where it stands, and how its text is drawn. */
export interface PropertyEntryProps {
  readonly row: PropertyRow;
  readonly nesting: Nesting;
  readonly prose: (markdown: string) => ReactNode;
}

/** The id of a property's row, from the ids of the rows around it. */
export const placeId = (at: string, key: string): string => `${at}.${uriComponent(key)}`;

/** Who may give a value to a property that not everybody may. */
export const accessWords = { READ_ONLY: "read", WRITE_ONLY: "write" } as const;

/** Facts about a property beside its type, such as its default. */
export function propertyFacts(
  { property, description, initial: own, examples }: PropertyRow,
  { trail }: Pick<Nesting, "trail">,
  texts: Texts,
): readonly Fact[] {
  const stated = own();
  const facts =
    stated === undefined
      ? valueFacts(description, trail, texts)
      : [...description.facts(trail), ...fact(texts.text("defaultFact"), printJson(stated), true)];
  return [...facts, ...(property.facts ?? []), ...exampleFact(examples(), texts)];
}

/** A property as a manual sets it: the name hangs on the left, type, rules and text are beside it. */
export function PropertyEntry({ row, nesting, prose }: PropertyEntryProps): ReactElement {
  const texts = siteTexts();
  const { text } = texts;
  const { property, description } = row;
  const at = placeId(nesting.at, property.key);
  return (
    <div className="property" id={at}>
      <dt>
        <a href={`#${at}`} className="property-name">
          <code>
            <BreakableName name={property.key} />
          </code>
        </a>{" "}
        <span className={property.optional ? "optional" : "required"}>
          {text(property.optional ? "optional" : "required")}
        </span>
      </dt>
      <dd>
        <p className="type">
          {description.label}
          {property.access === undefined ? null : (
            <>
              {" "}
              <span className="access">{text(accessWords[property.access])}</span>
            </>
          )}
          <AvailabilityMark availability={property.availability} />
        </p>
        {property.description === undefined ? null : prose(property.description)}
        <FactList facts={propertyFacts(row, nesting, texts)} />
        <Nested description={description} nesting={{ ...nesting, at }} title={property.key} />
      </dd>
    </div>
  );
}

/** The additional properties that an object accepts. */
export function ExtraEntry({ extra, nesting }: { readonly extra: Description; readonly nesting: Nesting }) {
  const texts = siteTexts();
  const title = texts.text("anyOtherKey");
  return (
    <div className="property" id={`${nesting.at}.*`}>
      <dt>
        <em>{title}</em>
      </dt>
      <dd>
        <p className="type">{extra.label}</p>
        <FactList facts={valueFacts(extra, nesting.trail, texts)} />
        <Nested description={extra} nesting={{ ...nesting, at: `${nesting.at}.*` }} title={title} />
      </dd>
    </div>
  );
}
