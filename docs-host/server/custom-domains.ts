/** The dependencies of looking up custom domains. */
interface CustomDomainOptions {
  /** Asks the registry if it shows the site under a host; rejects if it can't be asked. */
  readonly isSiteAt: (host: string) => Promise<boolean>;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Milliseconds for which an answer is cached. A domain that was added is served within the shorter time. */
const freshFor = { served: 300_000, other: 30_000 } as const;
/** Anybody can send any host, so answers kept and questions under way are bounded. */
const mostKept = 500;
const mostAsked = 8;

/**
 * Returns the function that says if a site has a custom domain. The registry is asked once for a host and again when the
 * answer is old; a domain that was served stays served while the registry can't be reached. Never rejects.
 */
export function customDomains({ isSiteAt, now }: CustomDomainOptions): (host: string) => Promise<boolean> {
  const kept = new Map<string, { readonly isServed: boolean; readonly until: number }>();
  const asked = new Map<string, Promise<boolean>>();

  const ask = async (host: string): Promise<boolean> => {
    const last = kept.get(host)?.isServed ?? false;
    const isServed = await isSiteAt(host).catch(() => last);
    kept.delete(host);
    if (kept.size >= mostKept) {
      // The oldest that is not served goes first, so that made-up hosts push no domain out.
      const [oldest] = [...kept.keys()].sort((a, b) => Number(kept.get(a)?.isServed) - Number(kept.get(b)?.isServed));
      if (oldest !== undefined) kept.delete(oldest);
    }
    kept.set(host, { isServed, until: now() + (isServed ? freshFor.served : freshFor.other) });
    return isServed;
  };

  return (host) => {
    const known = kept.get(host);
    if (known !== undefined && now() < known.until) return Promise.resolve(known.isServed);
    const asking = asked.get(host);
    if (asking !== undefined) return asking;
    if (asked.size >= mostAsked) return Promise.resolve(known?.isServed ?? false);
    const question = ask(host).finally(() => asked.delete(host));
    asked.set(host, question);
    return question;
  };
}
