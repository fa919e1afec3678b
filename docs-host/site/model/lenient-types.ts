import type { ApiModel } from "#engine/model";
import { type Types, typesIn } from "#engine/shape";

/**
 * The types of an API for reading: a name that its publisher left undefined is shown as a name, not as a failed page.
 */
export function lenientTypes(api: Pick<ApiModel, "types" | "typeWords">): Types {
  const types = typesIn(api);
  return {
    words: api.typeWords,
    get: (id) =>
      types.get(id) ?? {
        name: id,
        description: "The definition of this API does not say what this type is.",
        shape: { kind: "unknown" },
      },
  };
}
