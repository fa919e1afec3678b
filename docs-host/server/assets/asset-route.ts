import type { Context, Env } from "hono";
import { sendNotFound } from "../send.ts";
import type { Assets } from "./assets.ts";

/** Answers with a built file of the pages by its name. */
export const assetRoute =
  (assets: Assets) =>
  async (c: Context<Env, "/assets/:name">): Promise<Response> => {
    const asset = await assets.read(c.req.param("name"), c.req.header("Accept-Encoding"));
    if (asset === undefined) return sendNotFound(c, "there is no such file");
    // Names contain a hash of the content, so the content of a name never changes.
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Type", asset.contentType);
    c.header("Vary", "Accept-Encoding");
    // The page that draws diagrams has no origin, wherever it is shown.
    if (asset.contentType.startsWith("text/html")) c.header("Content-Security-Policy", "sandbox allow-scripts");
    if (asset.encoding !== undefined) c.header("Content-Encoding", asset.encoding);
    return c.body(asset.bytes);
  };
