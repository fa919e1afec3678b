import type { Kysely } from "kysely";
import type { Typed, Types } from "#engine/shape";
import type { git } from "#generated/registry";
import type { PullRequest, Repository } from "#generated/types";
import { fail, type Implementation, ok, refuse } from "#transport";
import { refuseUnlessStaff } from "../access/rights.ts";
import type { CallContext } from "../http/calls.ts";
import { rowDocumentsOf } from "../store/row-documents.ts";
import {
  deletePullRequest,
  deleteRepository,
  findPullRequest,
  findRepository,
  listPullRequests,
  listRepositories,
  savePullRequest,
  saveRepository,
} from "../store/sql/git.ts";
import type { Schema } from "../store/sql/schema.ts";
import { readPage } from "./pages.ts";

const repositoryShape: Typed<Repository> = { kind: "ref", id: "git:Repository" };
const pullRequestShape: Typed<PullRequest> = { kind: "ref", id: "git:PullRequest" };

const noRepository = (repositoryOwner: string, repositoryName: string) =>
  fail({ error: "RepositoryNotFoundError", content: { repositoryOwner, repositoryName } });

const noPullRequest = (repositoryOwner: string, repositoryName: string, pullRequestNumber: number) =>
  fail({ error: "PullRequestNotFoundError", content: { repositoryOwner, repositoryName, pullRequestNumber } });

/** Answers the calls on repositories and pull requests, which only the staff of the registry makes. */
export function gitService({
  db,
  types,
}: {
  readonly db: Kysely<Schema>;
  readonly types: Types;
}): Implementation<typeof git, CallContext> {
  const repositories = rowDocumentsOf(types, repositoryShape);
  const pullRequests = rowDocumentsOf(types, pullRequestShape);
  return {
    getRepository: async ({ pathParameters: { owner, repo } }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      const text = await findRepository(db, owner, repo);
      return text === undefined ? noRepository(owner, repo) : ok(repositories.parse(text));
    },

    listRepositories: async ({ body }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      const page = readPage(body);
      if (!page.ok) return refuse(page.sentence);
      const texts = await listRepositories(db, body, page);
      return ok({ repositories: texts.map(repositories.parse) });
    },

    upsertRepository: async ({ body }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      const { owner, name, repositoryOwnerOrganizationId: organization_id } = body;
      await saveRepository(db, { owner, name, organization_id, document: repositories.print(body) });
      return ok();
    },

    deleteRepository: async ({ pathParameters: { owner, repo } }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      return (await deleteRepository(db, owner, repo)) ? ok() : noRepository(owner, repo);
    },

    getPullRequest: async ({ pathParameters: { owner, repo, number } }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      const text = await findPullRequest(db, { owner, name: repo, number });
      return text === undefined ? noPullRequest(owner, repo, number) : ok(pullRequests.parse(text));
    },

    listPullRequests: async ({ body }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      const page = readPage(body);
      if (!page.ok) return refuse(page.sentence);
      const texts = await listPullRequests(db, body, page);
      return ok({ pullRequests: texts.map(pullRequests.parse) });
    },

    upsertPullRequest: async ({ body }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      const { repositoryOwner: owner, repositoryName: name, pullRequestNumber: number, state, author } = body;
      await savePullRequest(db, {
        ...{ owner, name, number, state },
        author: author?.username ?? null,
        // Moments may have any offset, and are ordered as texts.
        created_at: new Date(body.createdAt).toISOString(),
        document: pullRequests.print(body),
      });
      return ok();
    },

    deletePullRequest: async ({ pathParameters: { owner, repo, number } }, { caller }) => {
      const refusal = refuseUnlessStaff(caller);
      if (refusal !== undefined) return refusal;
      return (await deletePullRequest(db, { owner, name: repo, number })) ? ok() : noPullRequest(owner, repo, number);
    },
  };
}
