import { decoder, validator } from "#engine/interpret";
import type { Json } from "#engine/json";
import { randomOf, validCases } from "../cases/index.ts";
import { parameterOf, type Slot } from "../resources/index.ts";
import type { Target } from "../targets/index.ts";

/** Values that are tried before drawn ones; the bounds of the number are own choices, to fit 32 bits. */
const minNumber = 1_000_000;
const maxNumber = 2_000_000_000;
const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * Returns an id for a thing with an id that clients choose, which is probably new; undefined if the description does
 * not have one.
 */
export function freshId(target: Target, { key }: Slot, seed: number): Json | undefined {
  const random = randomOf(seed);
  const word = Array.from({ length: 8 }, () => letters[random.nextInt(0, letters.length - 1)]).join("");
  const candidates: readonly Json[] = [word, random.nextInt(minNumber, maxNumber)];
  const { endpoint, types } = target;
  const property = endpoint.pathParameters.find((one) => one.key === key);
  if (property === undefined) return undefined;
  const [read, check] = [decoder(types)(property.shape), validator(types)(property.shape)];
  // The validator of a shape checks no formats, such as of an email address.
  const hasFormat = property.shape.kind === "string" && property.shape.format !== undefined;
  const valid = hasFormat ? undefined : candidates.map(read).find((value) => check(value).length === 0);
  if (valid !== undefined) return valid;
  const form = validCases(target, seed)(0)?.call.form;
  return form && parameterOf(form.value, key);
}
