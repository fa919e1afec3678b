/** The overview page of the registry's own docs, as markdown. */
export const overviewPage = (publicUrl: string): string => `# Callboard Registry

The registry stores API definitions and the pages, settings and navigation of docs sites. Publishers write to it; docs sites and tools read from it. This reference is generated from the registry's own API definition, which it registers at startup.

Base URL: \`${publicUrl}\`. Bodies are JSON.

## Authentication

Send a token in the \`Authorization\` header of every call:

\`\`\`
Authorization: Bearer callboard_...
\`\`\`

A token belongs to one organization and gives access to its resources within the token's scope: \`read\`, \`publish\` or \`admin\`. On its first start the registry creates a token for the organization \`callboard\` and writes it to the file \`token\` in its data folder, by default \`.callboard/token\`. Only the owner of the folder can read the file. The registry stores only hashes of tokens, so a lost token can't be recovered.

## Quickstart

Store the token in a variable:

\`\`\`sh
TOKEN=$(cat .callboard/token)
\`\`\`

**1. Create a token.** The response contains it only once, together with the ID that revokes it.

\`\`\`sh
curl ${publicUrl}/tokens/generate \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"orgId": "callboard", "scope": "publish"}'
\`\`\`

**2. Register an API.** This example has no endpoints. The response contains the \`apiDefinitionId\`; an unchanged definition keeps its ID.

\`\`\`sh
curl ${publicUrl}/registry/api/register \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"orgId": "callboard", "apiId": "plants", "definition": {"rootPackage": {"endpoints": [], "types": [], "subpackages": []}, "types": {}, "subpackages": {}}}'
\`\`\`

**3. Get the API definition** by its ID:

\`\`\`sh
curl ${publicUrl}/registry/api/latest/load/YOUR-API-DEFINITION-ID \\
  -H "Authorization: Bearer $TOKEN"
\`\`\`

You can also send these calls from the reference: open an endpoint, choose **Try it** and enter the token.

## Errors

Errors have the body \`{"error": "<name>", "content": <details>}\` and the status that the reference documents. Validation errors return 400 \`BadRequestError\` with an \`issues\` array, which has the path of each issue. Retry on 408, 429 and 5xx.
`;
