import { type Endpoint, shapesOf } from "#engine/model";
import { references, type Shape, type TypeId } from "#engine/shape";

/** The named types that an endpoint speaks of by name. */
export const typesOfEndpoint = (endpoint: Endpoint): ReadonlySet<TypeId> =>
  new Set(shapesOf(endpoint).flatMap(references));

/** The named types that a shape speaks of by name. */
export const typesOfShape = (shape: Shape): ReadonlySet<TypeId> => new Set(references(shape));
