import type { Endpoint } from "#engine/model";
import type { Shape } from "#engine/shape";

/** Returns how specifically a documented answer names a status: by number, by class, or as the default. */
function nearness(statusCode: number, statusRange: string | undefined, status: number): number {
  if (statusRange === undefined) return statusCode === status ? 3 : 0;
  if (/^default$/i.test(statusRange)) return 1;
  return statusRange[0] === String(Math.floor(status / 100)) ? 2 : 0;
}

/**
 * Finds the shape that an endpoint documents for the JSON body of an answer with this status; the nearest name wins: a
 * number before `2XX`, that before `default`. Returns `undefined` if no JSON is documented for it.
 */
export function documentedShape(endpoint: Endpoint, status: number): Shape | undefined {
  const answers = [
    ...endpoint.responses.map(({ statusCode, statusRange, body }) => ({
      fits: nearness(statusCode, statusRange, status),
      shape: body.kind === "json" ? body.shape : undefined,
    })),
    ...endpoint.errors.map(({ statusCode, statusRange, shape }) => ({
      fits: nearness(statusCode, statusRange, status),
      shape,
    })),
  ];
  const best = Math.max(0, ...answers.map(({ fits }) => fits));
  const documented = answers.filter(({ fits, shape }) => best > 0 && fits === best && shape !== undefined);
  const shapes = documented.flatMap(({ shape }) => shape ?? []);
  const [only, second] = shapes;
  // Several errors may share a status: the body is one of theirs.
  return second === undefined ? only : { kind: "undiscriminatedUnion", variants: shapes.map((shape) => ({ shape })) };
}
