import type { nextDocs as nextDocsType } from "#package/server";

/** Returns the handlers of a route of Next.js, such as `app/docs/[[...path]]/route.js`. */
export const nextDocs: typeof nextDocsType = (docs) => {
  const handle = (request: Request): Promise<Response> => docs.fetch(request, { original: request });
  return { GET: handle, HEAD: handle, POST: handle, PUT: handle, OPTIONS: handle };
};
