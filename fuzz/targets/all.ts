import { type AnyTarget, anyTarget } from "../target.ts";
import { addresses } from "./addresses.ts";
import { answers } from "./answers.ts";
import { bodies } from "./bodies.ts";
import { calls } from "./calls.ts";
import { channels } from "./channels.ts";
import { commands } from "./commands.ts";
import { descriptions } from "./descriptions.ts";
import { pages } from "./pages.ts";
import { playground } from "./playground.ts";
import { rawHttp } from "./raw-http.ts";
import { tenants } from "./tenants.ts";

/** All targets. */
export const allTargets: readonly AnyTarget[] = [
  anyTarget(pages),
  anyTarget(rawHttp),
  anyTarget(bodies),
  anyTarget(calls),
  anyTarget(answers),
  anyTarget(channels),
  anyTarget(descriptions),
  anyTarget(addresses),
  anyTarget(commands),
  anyTarget(playground),
  anyTarget(tenants),
];
