import { describe, expect, it } from "vitest";
import type { PullRequest, Repository } from "#generated/types";
import { bodyOf } from "#transport";
import { openRegistry } from "../registry.testing.ts";

const repository = (owner: string, name: string, orgId = owner): Repository => ({
  ...{ type: "sdk", sdkLanguage: "typescript", id: { type: "github", id: `${owner}-${name}` } },
  ...{ owner, name, fullName: `${owner}/${name}`, url: `https://github.example/${owner}/${name}` },
  repositoryOwnerOrganizationId: orgId,
  defaultBranchChecks: [],
});

const pullRequest = (number: number, more: Partial<PullRequest> = {}): PullRequest => ({
  ...{ pullRequestNumber: number, repositoryOwner: "acme", repositoryName: "plants-node" },
  ...{ title: `Release ${number}`, url: `https://github.example/acme/plants-node/pull/${number}`, state: "open" },
  ...{ author: { username: "bot" }, reviewers: [], checks: [], createdAt: `2026-03-0${number}T11:00:00Z` },
  ...more,
});

async function tracked() {
  const opened = await openRegistry();
  const { git } = opened.client();
  for (const body of [repository("globex", "api"), repository("acme", "plants-node"), repository("acme", "docs")]) {
    bodyOf(await git.upsertRepository({ body }));
  }
  for (const body of [
    pullRequest(2),
    pullRequest(1, { state: "merged", author: { username: "maya" } }),
    // Later than the second one, although its text is not.
    pullRequest(3, { createdAt: "2026-03-02T10:30:00-02:00", repositoryOwner: "globex", repositoryName: "api" }),
  ]) {
    bodyOf(await git.upsertPullRequest({ body }));
  }
  return opened;
}

describe("tracked repositories", () => {
  it("are returned as they were stored last", async () => {
    const { git } = (await tracked()).client();
    const changed = { ...repository("acme", "plants-node"), repositoryOwnerOrganizationId: "initech" };
    bodyOf(await git.upsertRepository({ body: changed }));
    expect(bodyOf(await git.getRepository({ pathParameters: { owner: "acme", repo: "plants-node" } }))).toEqual(
      changed,
    );
    expect(bodyOf(await git.listRepositories({ body: { organizationId: "initech" } })).repositories).toEqual([changed]);
  });

  it.each([
    ["all", {}, ["acme/docs", "acme/plants-node", "globex/api"]],
    ["of an organization", { organizationId: "acme" }, ["acme/docs", "acme/plants-node"]],
    ["of an account and a name", { repositoryOwner: "acme", repositoryName: "docs" }, ["acme/docs"]],
    ["of another account", { repositoryOwner: "globex", repositoryName: "docs" }, []],
    ["one page", { page: 1, pageSize: 2 }, ["globex/api"]],
  ])("are listed by owner and name: %s", async (_, body, names) => {
    const { git } = (await tracked()).client();
    expect(bodyOf(await git.listRepositories({ body })).repositories.map(({ fullName }) => fullName)).toEqual(names);
  });

  it("are forgotten with their pull requests", async () => {
    const { git } = (await tracked()).client();
    const pathParameters = { owner: "acme", repo: "plants-node" };
    bodyOf(await git.deleteRepository({ pathParameters }));
    expect(await git.deleteRepository({ pathParameters })).toMatchObject({ error: "RepositoryNotFoundError" });
    const left = bodyOf(await git.listPullRequests({ body: {} })).pullRequests;
    expect(left.map(({ pullRequestNumber }) => pullRequestNumber)).toEqual([3]);
  });
});

describe("tracked pull requests", () => {
  it("are returned as they were stored last, and forgotten", async () => {
    const { git } = (await tracked()).client();
    const closed = pullRequest(2, { state: "closed", title: "Withdrawn" });
    bodyOf(await git.upsertPullRequest({ body: closed }));
    const pathParameters = { owner: "acme", repo: "plants-node", number: 2 };
    expect(bodyOf(await git.getPullRequest({ pathParameters }))).toEqual(closed);
    bodyOf(await git.deletePullRequest({ pathParameters }));
    expect(await git.getPullRequest({ pathParameters })).toMatchObject({ error: "PullRequestNotFoundError" });
  });

  it.each([
    ["all", {}, [3, 2, 1]],
    ["of a repository", { repositoryOwner: "acme", repositoryName: "plants-node" }, [2, 1]],
    ["of an organization", { organizationId: "globex" }, [3]],
    ["by state", { state: ["merged", "closed"] as const }, [1]],
    ["by author", { author: ["maya", "nobody"] }, [1]],
    ["of no state", { state: [] }, []],
    ["one page", { page: 1, pageSize: 1 }, [2]],
  ])("are listed, newest first: %s", async (_, body, numbers) => {
    const { git } = (await tracked()).client();
    const listed = bodyOf(await git.listPullRequests({ body })).pullRequests;
    expect(listed.map(({ pullRequestNumber }) => pullRequestNumber)).toEqual(numbers);
  });
});

describe("the errors of git hosting", () => {
  const noRepository = { repositoryOwner: "acme", repositoryName: "none" };
  const noPullRequest = { repositoryOwner: "acme", repositoryName: "plants-node", pullRequestNumber: 9 };
  it.each([
    ["GET", "/repository/acme/none", undefined, 404, "RepositoryNotFoundError", noRepository],
    ["DELETE", "/repository/acme/none/delete", undefined, 404, "RepositoryNotFoundError", noRepository],
    ["GET", "/pull-request/acme/plants-node/9", undefined, 404, "PullRequestNotFoundError", noPullRequest],
    ["DELETE", "/pull-request/acme/plants-node/9/delete", undefined, 404, "PullRequestNotFoundError", noPullRequest],
  ])("%s %s answers %s", async (method, path, _, status, error, content) => {
    const { registry, send } = await tracked();
    const headers = { authorization: `Bearer ${registry.firstToken.token}` };
    const answer = await send(method, `/generators/github${path}`, { headers });
    expect([answer.status, answer.body]).toEqual([status, { error, content }]);
  });

  it.each([
    ["GET", "/repository/acme/plants-node"],
    ["POST", "/repository/list", {}],
    ["PUT", "/repository/upsert", repository("acme", "new")],
    ["DELETE", "/repository/acme/plants-node/delete"],
    ["GET", "/pull-request/acme/plants-node/1"],
    ["POST", "/pull-request/list", {}],
    ["PUT", "/pull-request/upsert", pullRequest(7)],
    ["DELETE", "/pull-request/acme/plants-node/1/delete"],
  ])("%s %s is refused to strangers, and needs a token", async (method, path, body?: object) => {
    const { send, tokenOf } = await tracked();
    const call = (headers: { readonly [name: string]: string }) =>
      send(method, `/generators/github${path}`, { headers, ...(body && { body: JSON.stringify(body) }) });
    expect((await call({})).status).toBe(401);
    const stranger = await call({ authorization: `Bearer ${await tokenOf("acme")}` });
    expect([stranger.status, stranger.body]).toMatchObject([403, { error: "UserNotInOrgError" }]);
  });
});
