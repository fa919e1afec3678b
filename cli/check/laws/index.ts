import type { EndpointLaw } from "../law.ts";
import { editsLaw } from "./edits.ts";
import { examplesLaw } from "./examples.ts";
import { invalidLaw } from "./invalid.ts";
import { pythonLaw, typescriptLaw } from "./programs.ts";
import { requestLaw } from "./request.ts";
import { snippetsLaw } from "./snippets.ts";

/** All laws of an endpoint, in the order of the report. */
export const laws: readonly EndpointLaw[] = [
  requestLaw,
  invalidLaw,
  editsLaw,
  examplesLaw,
  snippetsLaw,
  typescriptLaw,
  pythonLaw,
];
