/** The path of the page of live checks, below the path of the site. */
const liveChecksPath = "/live-checks";

/**
 * The address of the page of live checks.
 *
 * @param language the language of the page, if the site has several
 */
export const liveChecksUrl = (base: string, language?: string): string =>
  base + liveChecksPath + (language === undefined ? "" : `?language=${language}`);
