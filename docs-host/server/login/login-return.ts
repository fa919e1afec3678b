/** Where providers send readers back to; the same path for every login, as providers compare it letter by letter. */
export const loginReturnPath = "auth/callback";

/**
 * The page to which a provider redirects a reader.
 *
 * @param script the compiled `docs-host/pages/inline/login-return.ts`
 */
export const loginReturnPage = (script: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Back to the documentation</title>
</head>
<body>
<p>This tab did not start this login. <a href="/">Go to the documentation</a></p>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
