import type { koaDocs as koaDocsType } from "#package/server";
import { answerNode, pathOf } from "./node.ts";

/** Returns a middleware of Koa, which writes its responses itself: they stream. */
export const koaDocs: typeof koaDocsType = (docs) => async (context, next) => {
  const { req, res, originalUrl: url, ip: address } = context;
  if (!docs.handles(pathOf(url))) return void (await next());
  context.respond = false;
  answerNode(docs, req, res, { url, address, original: context });
};
