// Generated from idl/areas/git.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 04db01e54fe19fc58c16a85108063b53

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** A tracked repository, by what it holds. */
export type Repository =
  /** An SDK that a generator writes. */
  | ({ readonly type: "sdk" } & SdkRepository)
  /** The definition of an API and the sources of docs, from which everything else is made. */
  | ({ readonly type: "config" } & ConfigRepository);

/** Adds the properties of every repository to types that extend it. */
export interface BaseRepository {
  /** Id that the host gave to the repository. It outlives a change of its name. */
  readonly id: RepositoryId;
  /** Name within the account. */
  readonly name: string;
  /** Account that holds the repository. */
  readonly owner: string;
  /** Owner and name joined by a slash, such as `acme/plants-node`. */
  readonly fullName: string;
  /** Address of the repository for people. */
  readonly url: Commons.Url;
  /** Organization of the registry that the repository belongs to. */
  readonly repositoryOwnerOrganizationId: Commons.OrgId;
  /** Checks of the newest commit on the default branch. */
  readonly defaultBranchChecks: readonly CheckRun[];
}

/** A repository that holds an SDK. */
export interface SdkRepository extends BaseRepository {
  /** Language of the SDK, such as `typescript`. */
  readonly sdkLanguage: string;
}

/** A repository that holds the definition of an API and the sources of docs. */
export interface ConfigRepository extends BaseRepository {
}

/** Id that a host gave to a repository. */
export type RepositoryId =
  /** Given by GitHub. */
  | ({ readonly type: "github" } & GithubRepositoryId);

/** Id that GitHub gave to a repository. */
export interface GithubRepositoryId {
  /** The number, as text. */
  readonly id: string;
}

/** One run of a check on a commit. */
export interface CheckRun {
  /** Id that the host gave to the run. */
  readonly checkId: string;
  /** Account that holds the repository. */
  readonly repositoryOwner: string;
  /** Name of the repository. */
  readonly repositoryName: string;
  /** Commit that was checked. */
  readonly ref: string;
  /** Name of the check, such as `test`. */
  readonly name: string;
  /** How far the run is, in the host's words, such as `in_progress` or `completed`. */
  readonly status: string;
  /** How the run ended, in the host's words, such as `success` or `failure`. Empty before it ends. */
  readonly conclusion: string;
  /** Address of the run for people. */
  readonly checkRunUrl: string;
  /** When the run began. */
  readonly createdAt: string;
  /** When the run ended. Absent before that. */
  readonly completedAt?: string;
  /** The run as the host described it. */
  readonly rawCheckRun: unknown;
}

/** A pull request and how far it is. */
export interface PullRequest {
  /** Number within the repository. */
  readonly pullRequestNumber: number;
  /** Name of the repository. */
  readonly repositoryName: string;
  /** Account that holds the repository. */
  readonly repositoryOwner: string;
  /** Who opened it. Absent when that account is gone. */
  readonly author?: GithubUser;
  /** Who was asked to review it. */
  readonly reviewers: readonly PullRequestReviewer[];
  /** Its title. */
  readonly title: string;
  /** Address of the pull request for people. */
  readonly url: Commons.Url;
  /** Checks of its newest commit. */
  readonly checks: readonly CheckRun[];
  /** How far it is. */
  readonly state: PullRequestState;
  /** When it was opened. */
  readonly createdAt: string;
  /** When it changed last. Absent when it never did. */
  readonly updatedAt?: string;
  /** When it was merged. Absent when it was not. */
  readonly mergedAt?: string;
  /** When it was merged or closed. Absent while it is open. */
  readonly closedAt?: string;
}

/** How far a pull request is. */
export type PullRequestState =
  /** Waiting for a decision. */
  | "open"
  /** Turned down or withdrawn. */
  | "closed"
  /** Taken over. */
  | "merged";

/** Somebody who was asked to review a pull request. */
export type PullRequestReviewer =
  /** A person or a bot. */
  | ({ readonly type: "user" } & GithubUser)
  /** Any member of a team. */
  | ({ readonly type: "team" } & GithubTeam);

/** An account on GitHub. */
export interface GithubUser {
  /** Name to show. Absent when the account tells none. */
  readonly name?: string;
  /** Mail address. Absent when the account tells none. */
  readonly email?: string;
  /** Name of the account. */
  readonly username: string;
}

/** A team on GitHub. */
export interface GithubTeam {
  /** Name to show. */
  readonly name: string;
  /** Short name of the team within its organization. */
  readonly teamId: string;
}

/** One page of repositories. */
export interface ListRepositoriesResponse {
  /** The repositories. Fewer than asked for on the last page, none after it. */
  readonly repositories: readonly Repository[];
}

/** One page of pull requests. */
export interface ListPullRequestsResponse {
  /** The pull requests. Fewer than asked for on the last page, none after it. */
  readonly pullRequests: readonly PullRequest[];
}

/** The repository that a call named. */
export interface RepositoryNotFound {
  /** The account as it was given. */
  readonly repositoryOwner: string;
  /** The name as it was given. */
  readonly repositoryName: string;
}

/** The pull request that a call named. */
export interface PullRequestNotFound {
  /** The account as it was given. */
  readonly repositoryOwner: string;
  /** The repository's name as it was given. */
  readonly repositoryName: string;
  /** The number as it was given. */
  readonly pullRequestNumber: number;
}

export interface ListRepositoriesRequest {
  /** Which page to answer, from 0. The first when absent. */
  readonly page?: number;
  /** Repositories on one page. 20 when absent. */
  readonly pageSize?: number;
  /** Organization that the repositories belong to. Any when absent. */
  readonly organizationId?: Commons.OrgId;
  /** Name of the repositories. Any when absent. */
  readonly repositoryName?: string;
  /** Account that holds the repositories. Any when absent. */
  readonly repositoryOwner?: string;
}

export interface ListPullRequestsRequest {
  /** Which page to answer, from 0. The first when absent. */
  readonly page?: number;
  /** Pull requests on one page. 20 when absent. */
  readonly pageSize?: number;
  /** Name of their repository. Any when absent. */
  readonly repositoryName?: string;
  /** Account that holds their repository. Any when absent. */
  readonly repositoryOwner?: string;
  /** Organization that their repository belongs to. Any when absent. */
  readonly organizationId?: Commons.OrgId;
  /** States of which they have one. Any when absent. */
  readonly state?: readonly PullRequestState[];
  /** User names of which one opened them. Any when absent. */
  readonly author?: readonly string[];
}

/** The types of `git` as shapes, by id. */
export const gitTypes: TypeTable = {
  "git:Repository": {
    name: "Repository",
    description: "A tracked repository, by what it holds.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "sdk",
          description: "An SDK that a generator writes.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "sdk" }, optional: false },
              {
                key: "id",
                shape: { kind: "ref", id: "git:RepositoryId" },
                optional: false,
                description: "Id that the host gave to the repository. It outlives a change of its name.",
              },
              {
                key: "name",
                shape: { kind: "string" },
                optional: false,
                description: "Name within the account.",
              },
              {
                key: "owner",
                shape: { kind: "string" },
                optional: false,
                description: "Account that holds the repository.",
              },
              {
                key: "fullName",
                shape: { kind: "string" },
                optional: false,
                description: "Owner and name joined by a slash, such as `acme/plants-node`.",
              },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Address of the repository for people.",
              },
              {
                key: "repositoryOwnerOrganizationId",
                shape: { kind: "ref", id: "commons:OrgId" },
                optional: false,
                description: "Organization of the registry that the repository belongs to.",
              },
              {
                key: "defaultBranchChecks",
                shape: { kind: "list", item: { kind: "ref", id: "git:CheckRun" } },
                optional: false,
                description: "Checks of the newest commit on the default branch.",
              },
              {
                key: "sdkLanguage",
                shape: { kind: "string" },
                optional: false,
                description: "Language of the SDK, such as `typescript`.",
              },
            ],
          },
        },
        {
          value: "config",
          description: "The definition of an API and the sources of docs, from which everything else is made.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "config" }, optional: false },
              {
                key: "id",
                shape: { kind: "ref", id: "git:RepositoryId" },
                optional: false,
                description: "Id that the host gave to the repository. It outlives a change of its name.",
              },
              {
                key: "name",
                shape: { kind: "string" },
                optional: false,
                description: "Name within the account.",
              },
              {
                key: "owner",
                shape: { kind: "string" },
                optional: false,
                description: "Account that holds the repository.",
              },
              {
                key: "fullName",
                shape: { kind: "string" },
                optional: false,
                description: "Owner and name joined by a slash, such as `acme/plants-node`.",
              },
              {
                key: "url",
                shape: { kind: "ref", id: "commons:Url" },
                optional: false,
                description: "Address of the repository for people.",
              },
              {
                key: "repositoryOwnerOrganizationId",
                shape: { kind: "ref", id: "commons:OrgId" },
                optional: false,
                description: "Organization of the registry that the repository belongs to.",
              },
              {
                key: "defaultBranchChecks",
                shape: { kind: "list", item: { kind: "ref", id: "git:CheckRun" } },
                optional: false,
                description: "Checks of the newest commit on the default branch.",
              },
            ],
          },
        },
      ],
    },
  },
  "git:BaseRepository": {
    name: "BaseRepository",
    description: "Adds the properties of every repository to types that extend it.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "git:RepositoryId" },
          optional: false,
          description: "Id that the host gave to the repository. It outlives a change of its name.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name within the account.",
        },
        {
          key: "owner",
          shape: { kind: "string" },
          optional: false,
          description: "Account that holds the repository.",
        },
        {
          key: "fullName",
          shape: { kind: "string" },
          optional: false,
          description: "Owner and name joined by a slash, such as `acme/plants-node`.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address of the repository for people.",
        },
        {
          key: "repositoryOwnerOrganizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization of the registry that the repository belongs to.",
        },
        {
          key: "defaultBranchChecks",
          shape: { kind: "list", item: { kind: "ref", id: "git:CheckRun" } },
          optional: false,
          description: "Checks of the newest commit on the default branch.",
        },
      ],
    },
  },
  "git:SdkRepository": {
    name: "SdkRepository",
    description: "A repository that holds an SDK.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "git:RepositoryId" },
          optional: false,
          description: "Id that the host gave to the repository. It outlives a change of its name.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name within the account.",
        },
        {
          key: "owner",
          shape: { kind: "string" },
          optional: false,
          description: "Account that holds the repository.",
        },
        {
          key: "fullName",
          shape: { kind: "string" },
          optional: false,
          description: "Owner and name joined by a slash, such as `acme/plants-node`.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address of the repository for people.",
        },
        {
          key: "repositoryOwnerOrganizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization of the registry that the repository belongs to.",
        },
        {
          key: "defaultBranchChecks",
          shape: { kind: "list", item: { kind: "ref", id: "git:CheckRun" } },
          optional: false,
          description: "Checks of the newest commit on the default branch.",
        },
        {
          key: "sdkLanguage",
          shape: { kind: "string" },
          optional: false,
          description: "Language of the SDK, such as `typescript`.",
        },
      ],
    },
  },
  "git:ConfigRepository": {
    name: "ConfigRepository",
    description: "A repository that holds the definition of an API and the sources of docs.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "git:RepositoryId" },
          optional: false,
          description: "Id that the host gave to the repository. It outlives a change of its name.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name within the account.",
        },
        {
          key: "owner",
          shape: { kind: "string" },
          optional: false,
          description: "Account that holds the repository.",
        },
        {
          key: "fullName",
          shape: { kind: "string" },
          optional: false,
          description: "Owner and name joined by a slash, such as `acme/plants-node`.",
        },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address of the repository for people.",
        },
        {
          key: "repositoryOwnerOrganizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization of the registry that the repository belongs to.",
        },
        {
          key: "defaultBranchChecks",
          shape: { kind: "list", item: { kind: "ref", id: "git:CheckRun" } },
          optional: false,
          description: "Checks of the newest commit on the default branch.",
        },
      ],
    },
  },
  "git:RepositoryId": {
    name: "RepositoryId",
    description: "Id that a host gave to a repository.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "github",
          description: "Given by GitHub.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "github" }, optional: false },
              {
                key: "id",
                shape: { kind: "string" },
                optional: false,
                description: "The number, as text.",
              },
            ],
          },
        },
      ],
    },
  },
  "git:GithubRepositoryId": {
    name: "GithubRepositoryId",
    description: "Id that GitHub gave to a repository.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "string" },
          optional: false,
          description: "The number, as text.",
        },
      ],
    },
  },
  "git:CheckRun": {
    name: "CheckRun",
    description: "One run of a check on a commit.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "checkId",
          shape: { kind: "string" },
          optional: false,
          description: "Id that the host gave to the run.",
        },
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: false,
          description: "Account that holds the repository.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the repository.",
        },
        {
          key: "ref",
          shape: { kind: "string" },
          optional: false,
          description: "Commit that was checked.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the check, such as `test`.",
        },
        {
          key: "status",
          shape: { kind: "string" },
          optional: false,
          description: "How far the run is, in the host's words, such as `in_progress` or `completed`.",
        },
        {
          key: "conclusion",
          shape: { kind: "string" },
          optional: false,
          description: "How the run ended, in the host's words, such as `success` or `failure`. Empty before it ends.",
        },
        {
          key: "checkRunUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Address of the run for people.",
        },
        {
          key: "createdAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "When the run began.",
        },
        {
          key: "completedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "When the run ended. Absent before that.",
        },
        {
          key: "rawCheckRun",
          shape: { kind: "unknown" },
          optional: false,
          description: "The run as the host described it.",
        },
      ],
    },
  },
  "git:PullRequest": {
    name: "PullRequest",
    description: "A pull request and how far it is.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "pullRequestNumber",
          shape: { kind: "integer" },
          optional: false,
          description: "Number within the repository.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the repository.",
        },
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: false,
          description: "Account that holds the repository.",
        },
        {
          key: "author",
          shape: { kind: "ref", id: "git:GithubUser" },
          optional: true,
          description: "Who opened it. Absent when that account is gone.",
        },
        {
          key: "reviewers",
          shape: { kind: "list", item: { kind: "ref", id: "git:PullRequestReviewer" } },
          optional: false,
          description: "Who was asked to review it.",
        },
        { key: "title", shape: { kind: "string" }, optional: false, description: "Its title." },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Address of the pull request for people.",
        },
        {
          key: "checks",
          shape: { kind: "list", item: { kind: "ref", id: "git:CheckRun" } },
          optional: false,
          description: "Checks of its newest commit.",
        },
        {
          key: "state",
          shape: { kind: "ref", id: "git:PullRequestState" },
          optional: false,
          description: "How far it is.",
        },
        {
          key: "createdAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "When it was opened.",
        },
        {
          key: "updatedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "When it changed last. Absent when it never did.",
        },
        {
          key: "mergedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "When it was merged. Absent when it was not.",
        },
        {
          key: "closedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "When it was merged or closed. Absent while it is open.",
        },
      ],
    },
  },
  "git:PullRequestState": {
    name: "PullRequestState",
    description: "How far a pull request is.",
    shape: {
      kind: "enum",
      values: [
        { value: "open", description: "Waiting for a decision." },
        { value: "closed", description: "Turned down or withdrawn." },
        { value: "merged", description: "Taken over." },
      ],
    },
  },
  "git:PullRequestReviewer": {
    name: "PullRequestReviewer",
    description: "Somebody who was asked to review a pull request.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "user",
          description: "A person or a bot.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "user" }, optional: false },
              {
                key: "name",
                shape: { kind: "string" },
                optional: true,
                description: "Name to show. Absent when the account tells none.",
              },
              {
                key: "email",
                shape: { kind: "string" },
                optional: true,
                description: "Mail address. Absent when the account tells none.",
              },
              {
                key: "username",
                shape: { kind: "string" },
                optional: false,
                description: "Name of the account.",
              },
            ],
          },
        },
        {
          value: "team",
          description: "Any member of a team.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "team" }, optional: false },
              {
                key: "name",
                shape: { kind: "string" },
                optional: false,
                description: "Name to show.",
              },
              {
                key: "teamId",
                shape: { kind: "string" },
                optional: false,
                description: "Short name of the team within its organization.",
              },
            ],
          },
        },
      ],
    },
  },
  "git:GithubUser": {
    name: "GithubUser",
    description: "An account on GitHub.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "name",
          shape: { kind: "string" },
          optional: true,
          description: "Name to show. Absent when the account tells none.",
        },
        {
          key: "email",
          shape: { kind: "string" },
          optional: true,
          description: "Mail address. Absent when the account tells none.",
        },
        {
          key: "username",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the account.",
        },
      ],
    },
  },
  "git:GithubTeam": {
    name: "GithubTeam",
    description: "A team on GitHub.",
    shape: {
      kind: "object",
      properties: [
        { key: "name", shape: { kind: "string" }, optional: false, description: "Name to show." },
        {
          key: "teamId",
          shape: { kind: "string" },
          optional: false,
          description: "Short name of the team within its organization.",
        },
      ],
    },
  },
  "git:ListRepositoriesResponse": {
    name: "ListRepositoriesResponse",
    description: "One page of repositories.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "repositories",
          shape: { kind: "list", item: { kind: "ref", id: "git:Repository" } },
          optional: false,
          description: "The repositories. Fewer than asked for on the last page, none after it.",
        },
      ],
    },
  },
  "git:ListPullRequestsResponse": {
    name: "ListPullRequestsResponse",
    description: "One page of pull requests.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "pullRequests",
          shape: { kind: "list", item: { kind: "ref", id: "git:PullRequest" } },
          optional: false,
          description: "The pull requests. Fewer than asked for on the last page, none after it.",
        },
      ],
    },
  },
  "git:RepositoryNotFound": {
    name: "RepositoryNotFound",
    description: "The repository that a call named.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: false,
          description: "The account as it was given.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: false,
          description: "The name as it was given.",
        },
      ],
    },
  },
  "git:PullRequestNotFound": {
    name: "PullRequestNotFound",
    description: "The pull request that a call named.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: false,
          description: "The account as it was given.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: false,
          description: "The repository's name as it was given.",
        },
        {
          key: "pullRequestNumber",
          shape: { kind: "integer" },
          optional: false,
          description: "The number as it was given.",
        },
      ],
    },
  },
  "git:ListRepositoriesRequest": {
    name: "ListRepositoriesRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "page",
          shape: { kind: "integer" },
          optional: true,
          description: "Which page to answer, from 0. The first when absent.",
          default: 0,
        },
        {
          key: "pageSize",
          shape: { kind: "integer" },
          optional: true,
          description: "Repositories on one page. 20 when absent.",
        },
        {
          key: "organizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: true,
          description: "Organization that the repositories belong to. Any when absent.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the repositories. Any when absent.",
        },
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: true,
          description: "Account that holds the repositories. Any when absent.",
        },
      ],
    },
  },
  "git:ListPullRequestsRequest": {
    name: "ListPullRequestsRequest",
    shape: {
      kind: "object",
      properties: [
        {
          key: "page",
          shape: { kind: "integer" },
          optional: true,
          description: "Which page to answer, from 0. The first when absent.",
          default: 0,
        },
        {
          key: "pageSize",
          shape: { kind: "integer" },
          optional: true,
          description: "Pull requests on one page. 20 when absent.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: true,
          description: "Name of their repository. Any when absent.",
        },
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: true,
          description: "Account that holds their repository. Any when absent.",
        },
        {
          key: "organizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: true,
          description: "Organization that their repository belongs to. Any when absent.",
        },
        {
          key: "state",
          shape: { kind: "list", item: { kind: "ref", id: "git:PullRequestState" } },
          optional: true,
          description: "States of which they have one. Any when absent.",
        },
        {
          key: "author",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "User names of which one opened them. Any when absent.",
        },
      ],
    },
  },
};
