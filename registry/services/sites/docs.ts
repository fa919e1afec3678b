import type { docs } from "#generated/registry";
import type { Implementation } from "#transport";
import type { CallContext } from "../../http/calls.ts";
import { directoryCalls } from "./directory.ts";
import { loadCalls } from "./load.ts";
import { manageCalls } from "./manage.ts";
import { publishCalls } from "./publish.ts";
import type { SitesHost } from "./sites-host.ts";

/** Answers the calls on docs sites. */
export const docsService = (host: SitesHost): Implementation<typeof docs, CallContext> => ({
  ...loadCalls(host),
  ...directoryCalls(host),
  ...publishCalls(host),
  ...manageCalls(host),
});
