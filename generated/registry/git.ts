// Generated from idl/areas/git.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 70cad995c7f931940d2332c9f40dfba8

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
              description: "Account that holds the repository, such as `acme`.",
            },
            {
              key: "repo",
              shape: { kind: "string" },
              optional: false,
              description: "Name of the repository within the account, such as `plants-node`.",
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
              description: "Account that holds the repository.",
            },
            {
              key: "repo",
              shape: { kind: "string" },
              optional: false,
              description: "Name of the repository within the account.",
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
              description: "Account that holds the repository.",
            },
            {
              key: "repo",
              shape: { kind: "string" },
              optional: false,
              description: "Name of the repository within the account.",
            },
            {
              key: "number",
              shape: { kind: "integer" },
              optional: false,
              description: "Number of the pull request within the repository.",
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
              description: "Account that holds the repository.",
            },
            {
              key: "repo",
              shape: { kind: "string" },
              optional: false,
              description: "Name of the repository within the account.",
            },
            {
              key: "number",
              shape: { kind: "integer" },
              optional: false,
              description: "Number of the pull request within the repository.",
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
 * Repositories on GitHub that hold SDKs or the sources of docs, and their pull requests, as a bot of the registry keeps
 * track of them. Only tokens of the organization that runs the registry may read or change them.
 */
export const git = {
  /** Returns what is stored about one repository. */
  getRepository,
  /**
   * Returns the repositories that fit every filter given, by owner and name, one page at a time.
   *
   * Paginated: offset `$request.page`, results `$response.repositories`.
   */
  listRepositories,
  /** Stores a repository under its owner and name, in place of what was stored about it before. */
  upsertRepository,
  /** Removes what is stored about a repository and its pull requests. The repository itself is not touched. */
  deleteRepository,
  /** Returns what is stored about one pull request. */
  getPullRequest,
  /**
   * Returns the pull requests that fit every filter given, newest first, one page at a time.
   *
   * Paginated: offset `$request.page`, results `$response.pullRequests`.
   */
  listPullRequests,
  /** Stores a pull request under its repository and number, in place of what was stored about it before. */
  upsertPullRequest,
  /** Removes what is stored about a pull request. The pull request itself is not touched. */
  deletePullRequest,
} as const satisfies Service;
