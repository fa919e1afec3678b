import { processClientCredentialsResponse, validateAuthResponse } from "oauth4webapi";
import { describe, expect, it } from "vitest";
import { LoginFailedError } from "#machines";
import { flowError } from "./flow-error.ts";

const server = { issuer: "https://id.example" };
const client = { client_id: "app" };
const json = { "content-type": "application/json" };
const token = { access_token: "t", token_type: "bearer" };

const problemOf = async (act: () => unknown): Promise<unknown> => {
  try {
    await act();
  } catch (error) {
    const flowProblem = flowError(error);
    return flowProblem instanceof LoginFailedError ? flowProblem.problem.detail : flowProblem;
  }
  return undefined;
};
const answered = (status: number, body: string, headers: { readonly [name: string]: string } = json) =>
  problemOf(() => processClientCredentialsResponse(server, client, new Response(body, { status, headers })));

describe("a failed OAuth flow", () => {
  it.each<[number, object | string, string]>([
    [200, "<p>Welcome</p>", "The server's response is not JSON."],
    [200, {}, "The server's response contains no access token."],
    [200, { ...token, access_token: 7 }, "The server's response contains no access token."],
    [200, { access_token: "t" }, "The server's response does not include the token type."],
    [200, { ...token, expires_in: "soon" }, "The expiry time in the server's response is not a number of seconds."],
    [200, { ...token, refresh_token: 1 }, "The refresh token in the server's response is not text."],
    [200, { ...token, scope: 1 }, "The scope in the server's response is not text."],
    [500, "", "The server responded with 500."],
    [400, { error: "invalid_scope", error_description: "No such scope." }, "No such scope."],
  ])("with status %i and body %j reports: %s", async (status, body, expected) =>
    expect(await answered(status, typeof body === "string" ? body : JSON.stringify(body))).toBe(expected),
  );

  it("reports that a response of another content type is not JSON", async () => {
    expect(await answered(200, "Welcome", { "content-type": "text/html" })).toBe("The server's response is not JSON.");
  });

  it("reports a response that belongs to another login or another provider", async () => {
    const back = (query: string) =>
      problemOf(() => validateAuthResponse(server, client, new URLSearchParams(query), "sent"));
    expect(await back("code=c&state=other")).toMatch(/^The response belongs to another login/);
    expect(await back("code=c&state=sent&iss=https://other.example")).toMatch(
      /^The response comes from a different provider/,
    );
  });

  it("leaves errors of other origins unchanged", () => {
    const bug = new TypeError("a bug");
    expect(flowError(bug)).toBe(bug);
  });
});
