import type { nextDocs as nextDocsType } from "#package/server";

/** The request without the codings of its reader: Next.js compresses answers itself, also those that are compressed. */
function withoutCodings(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("accept-encoding");
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}

/** Returns the handlers of a route of Next.js, such as `app/docs/[[...path]]/route.js`. */
export const nextDocs: typeof nextDocsType = (docs) => {
  const handle = (request: Request): Promise<Response> => docs.fetch(request, { original: request });
  const read = (request: Request): Promise<Response> => docs.fetch(withoutCodings(request), { original: request });
  return { GET: read, HEAD: read, POST: handle, PUT: handle, OPTIONS: handle };
};
