import { begin } from "./0001-begin.ts";
import { canonicalHosts } from "./0002-canonical-hosts.ts";
import { sites } from "./0003-sites.ts";
import { storedObjects } from "./0004-stored-objects.ts";
import { releases } from "./0005-releases.ts";
import { tokenScopes } from "./0006-token-scopes.ts";
import { rateCounts } from "./0007-rate-counts.ts";
import { sdks } from "./0008-sdks.ts";
import { siteNames } from "./0009-site-names.ts";
import { oneOwnerPerHost } from "./0010-one-owner-per-host.ts";
import { keptVisibility } from "./0011-kept-visibility.ts";
import type { Migration } from "./migration.ts";

/** Every step of the schema, in order. A new one is added at the end. */
export const migrations: readonly Migration[] = [
  begin,
  canonicalHosts,
  sites,
  storedObjects,
  releases,
  tokenScopes,
  rateCounts,
  sdks,
  siteNames,
  oneOwnerPerHost,
  keptVisibility,
];
