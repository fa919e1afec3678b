import type { ImportDiagnostic } from "#importers";
import type { Problem } from "../protocol/index.ts";

/** Maximum size of a text, in bytes: the largest public descriptions have 40 MB (docs/reading.md). */
export const maxBytes = 64 * 1024 * 1024;

/** An address without a response, or with a response that the browser blocks (CORS). */
export const unreachable = (url: string, isOtherOrigin: boolean): Problem => ({
  cause: "unreachable",
  message: `${url} could not be read.`,
  advice: isOtherOrigin
    ? "The address may not answer, or its server may not allow other sites to read it. Its answer needs the header Access-Control-Allow-Origin; or put the file beside this page."
    : "The address may be wrong, or its server may be down. Open it in another tab to see its answer.",
});

/** A server that accepted the request and did not respond within a time in ms. */
export const silent = (url: string, within: number): Problem => ({
  cause: "unreachable",
  message: `${url} did not answer within ${within / 1000} seconds.`,
  advice: "Its server may be busy or down. Try again later.",
});

/** An address that answered with an error. */
export const refused = (url: string, status: number): Problem => ({
  cause: "status",
  message: `${url} answered with status ${status}.`,
  advice:
    status === 404
      ? "There is no file at this address. Check the address of the description."
      : "Check the address of the description, and whether it can be read without a login.",
});

/** An invalid base URL. */
export const notAServer = (error: string): Problem => ({
  cause: "server",
  message: "The base URL of the API can’t be read.",
  advice: `Correct the attribute server. ${error}`,
});

/** A text above the size limit. */
export const tooLarge = (url: string): Problem => ({
  cause: "too-large",
  message: `${url} is larger than ${maxBytes / 1024 / 1024} MB.`,
  advice: "Split the description into several, each with its own reference.",
});

/** A text that is not read as the description of an API; names its first error. */
export const notADescription = (name: string, diagnostics: readonly ImportDiagnostic[]): Problem => {
  const [first] = diagnostics;
  const where = first?.position === undefined ? "" : ` in line ${first.position.line}`;
  return {
    cause: "not-a-description",
    message: `${name} can’t be read as the description of an API${where}: ${first?.message ?? "it is empty"}.`,
    advice: "Descriptions are OpenAPI, Swagger 2, AsyncAPI or OpenRPC documents, in JSON or YAML.",
  };
};
