import { sampler } from "#engine/interpret";
import type { Json } from "#engine/json";
import { memoizeWeak } from "#engine/memoize-weak";
import type { Target } from "../targets/index.ts";
import { exampleForms } from "./example-forms.ts";

/** Returns a form value as people would fill it in: of the first example, or else sample values of its shape. */
export const defaultValue = memoizeWeak((target: Target): Json | undefined => {
  const [example] = exampleForms(target);
  if (example !== undefined) return example.value;
  const [sample] = sampler(target.types)([{ shape: target.shape }]);
  return sample?.value;
});
