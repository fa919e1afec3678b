import { inlineObject, type Path, type Property, type Shape } from "#engine/shape";

/** Values of a body or a message: the shape draws them, the schema as it is written decides about them. */
export interface Content {
  readonly shape: Shape;
  /** The location of the schema in the model's table; absent if there is only the shape, as in the registry's form. */
  readonly schema?: string;
}

/** Returns the content of a part that may have more members. */
export const contentOf = ({
  shape,
  schema,
}: {
  readonly shape: Shape;
  readonly schema?: string | undefined;
}): Content => (schema === undefined ? { shape } : { shape, schema });

/** A part of a form with a schema, and its path. */
export interface LocatedContent extends Required<Content> {
  readonly at: Path;
}

/** Lists the parts with schemas among properties, such as the parts of a form: the members of others are searched. */
export const contentsIn = (properties: readonly Property[], at: Path = []): readonly LocatedContent[] =>
  properties.flatMap(({ key, shape, schema }): readonly LocatedContent[] => {
    const inside = [...at, key];
    if (schema !== undefined) return [{ at: inside, shape, schema }];
    return contentsIn(inlineObject(shape)?.properties ?? [], inside);
  });
