import type { Site } from "./site.ts";

/** Why there is no site to show, in a sentence for the operator, and what to do. */
export interface SiteFault {
  readonly message: string;
  readonly advice: string;
}

/** A site, or the reason why there is none. */
export type SiteAnswer = { readonly ok: true; readonly site: Site } | { readonly ok: false; readonly fault: SiteFault };

/** Where the server takes its site from. Loading ends as a value, whatever happens, and may be asked at every request. */
export interface SiteSource {
  readonly load: () => Promise<SiteAnswer>;
  /**
   * What readers should know of the site as it is now, a sentence each. A source that has this changes while people
   * read, so its pages look now and then whether they are still true.
   */
  readonly notices?: () => readonly string[];
  /** Resolves to true if the site is published under a host as well. A source without it is published nowhere. */
  readonly isServed?: (host: string) => Promise<boolean>;
}

interface RevalidatingOptions {
  readonly fetchSite: () => Promise<SiteAnswer>;
  readonly now: () => number;
  /** How long a site is shown before the registry is asked again, in milliseconds. */
  readonly freshFor: number;
  /** How long a failure is believed before the registry is asked again, in milliseconds. */
  readonly failedFor: number;
  /** Told each failure, the ones that readers do not see included. */
  readonly onFault: (fault: SiteFault) => void;
}

/**
 * Keeps the site that was loaded last. A fresh one is given at once; a stale one is given at once too, while it is
 * loaded again behind it; an unchanged one keeps its identity, so that what hangs on it stays warm. When loading fails,
 * the last site stays.
 */
export function revalidating({ fetchSite, now, freshFor, failedFor, onFault }: RevalidatingOptions): SiteSource {
  let held: { readonly answer: SiteAnswer; readonly until: number } | undefined;
  let loading: Promise<SiteAnswer> | undefined;

  const refresh = async (): Promise<SiteAnswer> => {
    const answer = await fetchSite();
    if (!answer.ok) onFault(answer.fault);
    const last = held?.answer.ok ? held.answer : undefined;
    const unchanged = answer.ok && last?.site.hash === answer.site.hash;
    const kept = unchanged || !answer.ok ? (last ?? answer) : answer;
    held = { answer: kept, until: now() + (answer.ok ? freshFor : failedFor) };
    return kept;
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
      if (now() < held.until) return held.answer;
      if (!held.answer.ok) return shared();
      void shared();
      return held.answer;
    },
  };
}
