/** The overview page of the registry's own docs, as markdown. */
export const overviewPage = (publicUrl: string): string => `# Callboard Registry

The registry keeps what a documentation site is made of: definitions of APIs, and the pages, settings and navigation of docs sites. Publishers write to it; docs sites and tools read from it. What you are reading is drawn from the registry's own definition, which it registers with itself when it starts.

This registry answers at \`${publicUrl}\`. Bodies are JSON.

## Prove who you are

Every call carries a token in its \`Authorization\` header:

\`\`\`
Authorization: Bearer callboard_...
\`\`\`

A token belongs to one organization. It writes what that organization owns, and reads it, as far as its scope allows: \`read\`, \`publish\` or \`admin\`. When the registry starts for the first time it makes one token for the organization \`callboard\` and writes it to the file \`token\` in its data folder, \`.callboard/token\` unless you chose another folder. Only the owner of the folder can read it. The registry itself keeps no token, only its hash, so a token that is lost cannot be shown again.

## Three calls to begin with

Put the first token where the shell finds it:

\`\`\`sh
TOKEN=$(cat .callboard/token)
\`\`\`

**1. Make a token of your own.** The answer shows it once, together with the id under which you can revoke it.

\`\`\`sh
curl ${publicUrl}/tokens/generate \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"orgId": "callboard", "scope": "publish"}'
\`\`\`

**2. Register an API.** This one has no endpoint yet. The answer holds its \`apiDefinitionId\`; the same definition always gets the same id.

\`\`\`sh
curl ${publicUrl}/registry/api/register \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"orgId": "callboard", "apiId": "plants", "definition": {"rootPackage": {"endpoints": [], "types": [], "subpackages": []}, "types": {}, "subpackages": {}}}'
\`\`\`

**3. Load it again**, by the id that you were given.

\`\`\`sh
curl ${publicUrl}/registry/api/latest/load/YOUR-API-DEFINITION-ID \\
  -H "Authorization: Bearer $TOKEN"
\`\`\`

All three can be sent from the pages of the reference as well: open a call, choose **Try it**, and enter the token.

## When a call does not succeed

An error that a call declares comes as \`{"error": "<name>", "content": <details>}\` with the status that its page shows. A request that does not match its description gets status 400 with the name \`BadRequestError\`, and \`issues\` lists every issue with its path. A call may be repeated after status 408, 429 or from 500 on.
`;
