import { revalidating, type SiteAnswer, type SiteError, type SiteSource } from "#docs-host/site/model";

/** Options of a source with a registry that knows the current version of its site. */
export interface VersionedSourceOptions<Version> {
  /** The version that the registry has now. */
  readonly version: () => Version;
  readonly load: () => Promise<SiteAnswer>;
  readonly now: () => number;
  /** Called with each failed load, including those that readers do not notice. */
  readonly onLoadError: (error: SiteError) => void;
  /** Receives errors of the site itself, met while it was built. */
  readonly onError: (error: unknown) => void;
  /** The name of the site in messages. */
  readonly name: string;
}

/** Milliseconds after a failed load until a request loads the same version again. */
const failedFor = 2000;

/** Creates a source that loads its site when its version has changed. A request waits for the new site. */
export function versionedSource<Version>(options: VersionedSourceOptions<Version>): SiteSource {
  const { version, load, now, onLoadError, onError, name } = options;
  let loaded: Version | undefined;
  let failed: { readonly version: Version; readonly until: number } | undefined;
  return revalidating({
    now,
    failedFor,
    freshFor: Number.POSITIVE_INFINITY,
    onError: onLoadError,
    isReplaced: async () => {
      const current = version();
      return loaded !== current && !(failed?.version === current && now() < failed.until);
    },
    fetchSite: async () => {
      // Read before the site is, so that a change in between is noticed by the next request.
      const current = version();
      const answer = await load().catch((error: unknown): SiteAnswer => {
        onError(error);
        return { ok: false, error: { message: `The docs of ${name} could not be assembled.`, advice: seeLog } };
      });
      if (answer.ok) loaded = current;
      failed = answer.ok ? undefined : { version: current, until: now() + failedFor };
      return answer;
    },
  });
}

const seeLog = "An internal error occurred, or the registry's response is not a docs definition. See the site's log.";
