import type { expressDocs as expressDocsType } from "#package/server";
import { answerNode, pathOf } from "./node.ts";

/** Returns a middleware of Express. */
export const expressDocs: typeof expressDocsType = (docs) => (request, response, next) => {
  const url = request.originalUrl ?? request.url;
  if (docs.handles(pathOf(url))) answerNode(docs, request, response, { url, address: request.ip, original: request });
  else next?.();
};
