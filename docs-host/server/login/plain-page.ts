import { html } from "hono/html";
import { words } from "./words.ts";

/**
 * A page with a sentence and a link, for a login that ends on no page of the site. It is not cached and sends no
 * referrer.
 */
export async function plainPage(
  status: number,
  { text, link, href = "/" }: { readonly text: string; readonly link: string; readonly href?: string },
  headers: { readonly [name: string]: string } = {},
): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${text}</p>
<p><a href="${href}">${link}</a></p>
</main>
</body>
</html>
`;
  return new Response(page.toString(), {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      ...headers,
    },
  });
}
