import { createDocs, nextDocs } from "callboard/server";

// Next.js does not say at which port it listens.
const docs = createDocs({ description: "openapi.yaml", origin: process.env.ORIGIN });

export const { GET, HEAD, POST, PUT, OPTIONS } = nextDocs(docs);
