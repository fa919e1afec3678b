import type { Site } from "./site.ts";

/** Why there is no site to show, in a sentence for the operator, and what to do. */
export interface SiteError {
  readonly message: string;
  readonly advice: string;
  /** True if the site is no longer published, so that an earlier copy of it must not be shown. */
  readonly isGone?: boolean;
}

/** A site, or the reason why there is none. */
export type SiteAnswer = { readonly ok: true; readonly site: Site } | { readonly ok: false; readonly error: SiteError };

/** Something wrong in the files that a site is made from, for their author. */
export interface SiteDiagnostic {
  readonly severity: "error" | "warning";
  /** The file with line and column. */
  readonly place: string;
  readonly message: string;
  readonly advice: string;
}

/** The source of a server's site. Loading never rejects, and may be called for every request. */
export interface SiteSource {
  readonly load: () => Promise<SiteAnswer>;
  /**
   * Notices for readers about the site's current state, a sentence each. A source that has this changes while people
   * read, so its pages poll for changes.
   */
  readonly notices?: () => readonly string[];
  /** Lists what is wrong in the files of the site. Only a source for authors has it. */
  readonly diagnostics?: () => readonly SiteDiagnostic[];
  /** Lets open pages wait for a change instead of asking again and again. */
  readonly changes?: {
    /** Identifies the current state. */
    readonly state: () => string;
    /** Resolves when the state differs from the given one, and after some time at the latest. */
    readonly after: (state: string) => Promise<void>;
  };
  /** Sets the base URL of one of `Site.servers`. A source without it lets no reader do so. */
  readonly setServer?: (apiId: string, url: string | undefined) => Promise<void>;
  /**
   * Fetches an uploaded file of the site, or a range of it; `headers` are the headers of the reader's request.
   * Undefined if the site has no such file. A source without it has no files.
   */
  readonly file?: (fileId: string, headers: Headers) => Promise<Response | undefined>;
}

interface RevalidatingOptions {
  readonly fetchSite: () => Promise<SiteAnswer>;
  readonly now: () => number;
  /** Milliseconds for which a site is shown before the registry is asked again. */
  readonly freshFor: number;
  /** Milliseconds for which a failure is cached before the registry is asked again. */
  readonly failedFor: number;
  /** Called with each failure, including those that readers do not see. */
  readonly onError: (fault: SiteError) => void;
  /**
   * Resolves to true if the site that was loaded last has been replaced. A request waits for it, at most one per
   * `checkedFor`, and then for the new site.
   */
  readonly isReplaced?: () => Promise<boolean>;
  /** Milliseconds for which an answer of `isReplaced` counts. */
  readonly checkedFor?: number;
}

/**
 * Keeps the site that was loaded last. A fresh one is given at once; a stale one is given at once too, while it is
 * loaded again behind it; an unchanged one keeps its identity, so that what hangs on it stays warm. When loading fails,
 * the last site stays, unless it is gone.
 */
export function revalidating(options: RevalidatingOptions): SiteSource {
  const { fetchSite, now, freshFor, failedFor, onError, isReplaced, checkedFor = 0 } = options;
  let held: { readonly answer: SiteAnswer; readonly until: number } | undefined;
  let checkAt = 0;
  let loading: Promise<SiteAnswer> | undefined;

  const refresh = async (): Promise<SiteAnswer> => {
    const answer = await fetchSite();
    if (!answer.ok) onError(answer.error);
    const isGone = !answer.ok && answer.error.isGone === true;
    const last = held?.answer.ok && !isGone ? held.answer : undefined;
    const unchanged = answer.ok && last?.site.hash === answer.site.hash;
    const current = unchanged || !answer.ok ? (last ?? answer) : answer;
    held = { answer: current, until: now() + (answer.ok ? freshFor : failedFor) };
    checkAt = now() + checkedFor;
    return current;
  };

  const shared = (): Promise<SiteAnswer> => {
    loading ??= refresh().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    load: async () => {
      if (held === undefined) return shared();
      if (held.answer.ok && isReplaced !== undefined && now() >= checkAt) {
        checkAt = now() + checkedFor;
        if (await isReplaced()) return shared();
      }
      if (now() < held.until) return held.answer;
      if (!held.answer.ok) return shared();
      void shared();
      return held.answer;
    },
  };
}
