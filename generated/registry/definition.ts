// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 c878ccde143cfaf0106f4727b761996c

import definition from "./definition.json" with { type: "json" };
import type { apiLatest as ApiLatest } from "#generated/types";

/** The definition of the registry's own API, in the format in which the registry stores definitions. */
export const registryDefinition: ApiLatest.ApiDefinition = definition as unknown as ApiLatest.ApiDefinition;
