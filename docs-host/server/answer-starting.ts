import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import { contentSecurityPolicy } from "./policy.ts";

const style =
  ":root{color-scheme:light dark;background:Canvas;color:CanvasText;font:1.0625rem/1.6 system-ui,sans-serif}a{color:inherit}" +
  "main{max-width:34rem;margin:20vh auto 0;padding:0 1rem}h1{font-size:1.75rem;line-height:1.2}";

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>These docs are starting</title><style>${style}</style></head><body><main><h1>These docs are starting</h1><p>They will be here in a moment. <a href="">Try again</a></p></main></body></html>
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** Answers requests to a site that is still starting, as a page to browsers and as text to others (RFC 9110 §15.6.4). */
export const answerStarting: RequestListener = (request, response) => {
  const isPage = request.headers.accept?.includes("text/html") === true;
  response.writeHead(503, {
    "cache-control": "no-store",
    "content-security-policy": contentSecurityPolicy({ scripts: [], styles: [`'sha256-${styleHash}'`] }),
    "content-type": `text/${isPage ? "html" : "plain"}; charset=utf-8`,
    "retry-after": "1",
    "x-content-type-options": "nosniff",
    vary: "Accept",
  });
  response.end(isPage ? page : "The site is starting. Try again in a moment.\n");
};
