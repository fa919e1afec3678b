/** Pages by their addresses: the page of a type that contains itself is read once. */
const pages = new Map<string, Promise<Document | undefined>>();

/**
 * Resolves to a page of the site, or to undefined if it can't be read. The browser parses it as the response of a
 * request: it is not a text of the page's scripts (Trusted Types), and its scripts don't run.
 */
export function readPage(href: string): Promise<Document | undefined> {
  const known = pages.get(href);
  if (known !== undefined) return known;
  const page = new Promise<Document | undefined>((done) => {
    const request = new XMLHttpRequest();
    request.open("GET", href);
    request.responseType = "document";
    request.addEventListener("loadend", () => {
      if (request.status !== 200) pages.delete(href);
      done(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    });
    request.send();
  });
  pages.set(href, page);
  return page;
}
