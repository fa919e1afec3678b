import { answerMark, returnKey } from "../app/auth/index.ts";

/** Where providers send readers back to; the same path for every login, as providers compare it letter by letter. */
export const loginReturnPath = "auth/callback";

/**
 * The page to which a provider redirects a reader. It passes the answer to the page that the tab left, after a `#`, so
 * that it reaches no server again. The return address comes from the tab's own storage, never from the query, and is
 * always on this origin (docs/security.md#oauth).
 */
export const loginReturnPage = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Back to the documentation</title>
</head>
<body>
<p>This tab has begun no login. <a href="/">Go to the documentation</a></p>
<script nonce="${nonce}">
(() => {
  const key = ${JSON.stringify(`callboard.${returnKey}`)};
  let path;
  try {
    path = JSON.parse(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
  if (typeof path !== "string" || !/^\\/(?![\\/\\\\])/.test(path)) return;
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  url.hash = ${JSON.stringify(answerMark)} + location.search.slice(1);
  location.replace(url);
})();
</script>
</body>
</html>
`;
