// Generated from idl/areas/git.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 70d4dc710d5efb6633abc191f42a7f89

import type { Endpoint, Service } from "#transport";
import type { git as Git } from "#generated/types";
import {
  type PullRequestNotFoundError,
  pullRequestNotFoundError,
  type RepositoryNotFoundError,
  repositoryNotFoundError,
  type UnauthorizedError,
  unauthorizedError,
  type UnavailableError,
  unavailableError,
  type UserNotInOrgError,
  userNotInOrgError,
} from "./errors.ts";

const getRepository: Endpoint<
  { readonly pathParameters: { readonly owner: string; readonly repo: string } },
  Git.Repository,
  RepositoryNotFoundError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "git.getRepository",
  method: "GET",
  path: [
    { kind: "literal", value: "/generators/github/repository/" },
    { kind: "parameter", key: "owner" },
    { kind: "literal", value: "/" },
    { kind: "parameter", key: "repo" },
  ],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "pathParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "owner",
              shape: { kind: "string" },
              optional: false,
              description: "Owner of the repository, such as `acme`.",
            },
            {
              key: "repo",
              shape: { kind: "string" },
              optional: false,
              description: "Name of the repository, such as `plants-node`.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "git:Repository" },
  errors: [repositoryNotFoundError, unauthorizedError, userNotInOrgError, unavailableError],
};

const listRepositories: Endpoint<
  { readonly body: Git.ListRepositoriesRequest },
  Git.ListRepositoriesResponse,
  UnauthorizedError | UserNotInOrgError | UnavailableError,
  "$response.repositories"
> = {
  id: "git.listRepositories",
  method: "POST",
  path: [{ kind: "literal", value: "/generators/github/repository/list" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "git:ListRepositoriesRequest" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "git:ListRepositoriesResponse" },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
  pagination: {
    kind: "offset",
    paths: { offset: "$request.page", results: "$response.repositories" },
    from: 0,
  },
};

const upsertRepository: Endpoint<
  { readonly body: Git.Repository },
  undefined,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "git.upsertRepository",
  method: "PUT",
  path: [{ kind: "literal", value: "/generators/github/repository/upsert" }],
  auth: true,
  request: {
    kind: "object",
    properties: [{ key: "body", shape: { kind: "ref", id: "git:Repository" }, optional: false }],
  },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
};

const deleteRepository: Endpoint<
  { readonly pathParameters: { readonly owner: string; readonly repo: string } },
  undefined,
  RepositoryNotFoundError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "git.deleteRepository",
  method: "DELETE",
  path: [
    { kind: "literal", value: "/generators/github/repository/" },
    { kind: "parameter", key: "owner" },
    { kind: "literal", value: "/" },
    { kind: "parameter", key: "repo" },
    { kind: "literal", value: "/delete" },
  ],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "pathParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "owner",
              shape: { kind: "string" },
              optional: false,
              description: "Owner of the repository.",
            },
            {
              key: "repo",
              shape: { kind: "string" },
              optional: false,
              description: "Name of the repository.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  errors: [repositoryNotFoundError, unauthorizedError, userNotInOrgError, unavailableError],
};

const getPullRequest: Endpoint<
  { readonly pathParameters: { readonly owner: string; readonly repo: string; readonly number: number } },
  Git.PullRequest,
  PullRequestNotFoundError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "git.getPullRequest",
  method: "GET",
  path: [
    { kind: "literal", value: "/generators/github/pull-request/" },
    { kind: "parameter", key: "owner" },
    { kind: "literal", value: "/" },
    { kind: "parameter", key: "repo" },
    { kind: "literal", value: "/" },
    { kind: "parameter", key: "number" },
  ],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "pathParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "owner",
              shape: { kind: "string" },
              optional: false,
              description: "Owner of the repository.",
            },
            {
              key: "repo",
              shape: { kind: "string" },
              optional: false,
              description: "Name of the repository.",
            },
            {
              key: "number",
              shape: { kind: "integer" },
              optional: false,
              description: "Number of the pull request.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  response: { kind: "ref", id: "git:PullRequest" },
  errors: [pullRequestNotFoundError, unauthorizedError, userNotInOrgError, unavailableError],
};

const listPullRequests: Endpoint<
  { readonly body: Git.ListPullRequestsRequest },
  Git.ListPullRequestsResponse,
  UnauthorizedError | UserNotInOrgError | UnavailableError,
  "$response.pullRequests"
> = {
  id: "git.listPullRequests",
  method: "POST",
  path: [{ kind: "literal", value: "/generators/github/pull-request/list" }],
  auth: true,
  request: {
    kind: "object",
    properties: [
      { key: "body", shape: { kind: "ref", id: "git:ListPullRequestsRequest" }, optional: false },
    ],
  },
  response: { kind: "ref", id: "git:ListPullRequestsResponse" },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
  pagination: {
    kind: "offset",
    paths: { offset: "$request.page", results: "$response.pullRequests" },
    from: 0,
  },
};

const upsertPullRequest: Endpoint<
  { readonly body: Git.PullRequest },
  undefined,
  UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "git.upsertPullRequest",
  method: "PUT",
  path: [{ kind: "literal", value: "/generators/github/pull-request/upsert" }],
  auth: true,
  request: {
    kind: "object",
    properties: [{ key: "body", shape: { kind: "ref", id: "git:PullRequest" }, optional: false }],
  },
  errors: [unauthorizedError, userNotInOrgError, unavailableError],
};

const deletePullRequest: Endpoint<
  { readonly pathParameters: { readonly owner: string; readonly repo: string; readonly number: number } },
  undefined,
  PullRequestNotFoundError | UnauthorizedError | UserNotInOrgError | UnavailableError
> = {
  id: "git.deletePullRequest",
  method: "DELETE",
  path: [
    { kind: "literal", value: "/generators/github/pull-request/" },
    { kind: "parameter", key: "owner" },
    { kind: "literal", value: "/" },
    { kind: "parameter", key: "repo" },
    { kind: "literal", value: "/" },
    { kind: "parameter", key: "number" },
    { kind: "literal", value: "/delete" },
  ],
  auth: true,
  request: {
    kind: "object",
    properties: [
      {
        key: "pathParameters",
        shape: {
          kind: "object",
          properties: [
            {
              key: "owner",
              shape: { kind: "string" },
              optional: false,
              description: "Owner of the repository.",
            },
            {
              key: "repo",
              shape: { kind: "string" },
              optional: false,
              description: "Name of the repository.",
            },
            {
              key: "number",
              shape: { kind: "integer" },
              optional: false,
              description: "Number of the pull request.",
            },
          ],
        },
        optional: false,
      },
    ],
  },
  errors: [pullRequestNotFoundError, unauthorizedError, userNotInOrgError, unavailableError],
};

/**
 * Tracked GitHub repositories of SDKs and docs, and their pull requests. Requires a token of the organization that
 * runs the registry.
 */
export const git = {
  /** Returns a tracked repository. */
  getRepository,
  /**
   * Lists the repositories that match all filters, by owner and name, with pagination.
   *
   * Paginated: offset `$request.page`, results `$response.repositories`.
   */
  listRepositories,
  /** Creates or replaces a tracked repository. */
  upsertRepository,
  /**
   * Deletes a tracked repository and its pull requests from the registry. The repository on GitHub doesn't
   * change.
   */
  deleteRepository,
  /** Returns a tracked pull request. */
  getPullRequest,
  /**
   * Lists the pull requests that match all filters, newest first, with pagination.
   *
   * Paginated: offset `$request.page`, results `$response.pullRequests`.
   */
  listPullRequests,
  /** Creates or replaces a tracked pull request. */
  upsertPullRequest,
  /** Deletes a tracked pull request from the registry. The pull request on GitHub doesn't change. */
  deletePullRequest,
} as const satisfies Service;
