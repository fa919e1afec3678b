import { expect } from "vitest";
import { isObject, type Json, own } from "#engine/json";
import type { Endpoint } from "#transport";
import type { PlainRequest, ServedRegistry } from "./sites/sites.testing.ts";

/** A call with a token, by default the token of acme, and the error that it answers. */
export type ErrorCase<S> = readonly [
  endpoint: Endpoint,
  error: string,
  request: (scene: S) => PlainRequest,
  token?: (scene: S) => string,
];

/** The error that a body names. */
export const errorIn = (body: Json | undefined): Json | undefined => (isObject(body) ? own(body, "error") : undefined);

/**
 * Makes each call over HTTP, and expects its error by name and status. Then makes each call with a token without one, and
 * while the registry starts. Every declared error of the endpoints must have been answered.
 */
export async function expectDeclaredErrors<S extends ServedRegistry & { readonly acme: string }>(
  scene: S,
  endpoints: readonly Endpoint[],
  cases: readonly ErrorCase<S>[],
): Promise<void> {
  const provoked = new Set<string>();
  for (const [endpoint, error, request, token = (of: S) => of.acme] of cases) {
    const answer = await scene.call(endpoint, token(scene), request(scene));
    const status = endpoint.errors.find(({ name }) => name === error)?.status;
    expect([endpoint.id, answer.status, errorIn(answer.body)]).toEqual([endpoint.id, status, error]);
    provoked.add(`${endpoint.id} ${error}`);
  }
  for (const endpoint of endpoints.filter(({ auth }) => auth)) {
    const request = cases.find(([one]) => one === endpoint)?.[2](scene) ?? {};
    const nobody = await scene.call(endpoint, "", request);
    expect([endpoint.id, nobody.status, errorIn(nobody.body)]).toEqual([endpoint.id, 401, "UnauthorizedError"]);
    provoked.add(`${endpoint.id} UnauthorizedError`);
  }
  for (const endpoint of endpoints) {
    const request = cases.find(([one]) => one === endpoint)?.[2](scene) ?? {};
    const early = await scene.callStarting(endpoint, scene.acme, request);
    expect([early.status, errorIn(early.body)]).toEqual([503, "UnavailableError"]);
    provoked.add(`${endpoint.id} UnavailableError`);
  }
  const declared = endpoints.flatMap(({ id, errors }) => errors.map(({ name }) => `${id} ${name}`));
  expect(declared.filter((one) => !provoked.has(one))).toEqual([]);
}
