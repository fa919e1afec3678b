// Generated from idl/areas/git.yml by `npm run generate`. Do not edit: change the IDL.
// sha256 ee8ae3c7d0df76e7b0f59c6af23be3fc

import type { TypeTable } from "#engine/shape";
import type * as Commons from "./commons.ts";

/** A tracked repository. */
export type Repository =
  /** A generated SDK. */
  | ({ readonly type: "sdk" } & SdkRepository)
  /** An API definition and docs sources. */
  | ({ readonly type: "config" } & ConfigRepository);

/** Adds the properties of every repository to types that extend it. */
export interface BaseRepository {
  /** ID of the repository at its host. It survives renames. */
  readonly id: RepositoryId;
  /** Name of the repository. */
  readonly name: string;
  /** Owner of the repository. */
  readonly owner: string;
  /** Owner and name joined by a slash, such as `acme/plants-node`. */
  readonly fullName: string;
  /** Web URL of the repository. */
  readonly url: Commons.Url;
  /** Organization of the registry. */
  readonly repositoryOwnerOrganizationId: Commons.OrgId;
  /** Checks of the newest commit on the default branch. */
  readonly defaultBranchChecks: readonly CheckRun[];
}

/** A repository of an SDK. */
export interface SdkRepository extends BaseRepository {
  /** Language of the SDK, such as `typescript`. */
  readonly sdkLanguage: string;
}

/** A repository of an API definition and docs sources. */
export interface ConfigRepository extends BaseRepository {
}

/** ID of a repository at its host. */
export type RepositoryId =
  /** A GitHub ID. */
  | ({ readonly type: "github" } & GithubRepositoryId);

/** GitHub ID of a repository. */
export interface GithubRepositoryId {
  /** The number, as a string. */
  readonly id: string;
}

/** A check run on a commit. */
export interface CheckRun {
  /** ID of the run at the host. */
  readonly checkId: string;
  /** Owner of the repository. */
  readonly repositoryOwner: string;
  /** Name of the repository. */
  readonly repositoryName: string;
  /** Commit that was checked. */
  readonly ref: string;
  /** Name of the check, such as `test`. */
  readonly name: string;
  /** Status of the run, such as `in_progress` or `completed`. */
  readonly status: string;
  /** Conclusion of the run, such as `success` or `failure`. Empty while it runs. */
  readonly conclusion: string;
  /** Web URL of the run. */
  readonly checkRunUrl: string;
  /** Start time. */
  readonly createdAt: string;
  /** End time. Absent while it runs. */
  readonly completedAt?: string;
  /** The run as the host returned it. */
  readonly rawCheckRun: unknown;
}

/** A pull request and its state. */
export interface PullRequest {
  /** Number of the pull request. */
  readonly pullRequestNumber: number;
  /** Name of the repository. */
  readonly repositoryName: string;
  /** Owner of the repository. */
  readonly repositoryOwner: string;
  /** Author. Absent if the account was deleted. */
  readonly author?: GithubUser;
  /** Requested reviewers. */
  readonly reviewers: readonly PullRequestReviewer[];
  /** Title. */
  readonly title: string;
  /** Web URL of the pull request. */
  readonly url: Commons.Url;
  /** Checks of its newest commit. */
  readonly checks: readonly CheckRun[];
  /** State. */
  readonly state: PullRequestState;
  /** Creation time. */
  readonly createdAt: string;
  /** Time of the last update, if any. */
  readonly updatedAt?: string;
  /** Time of the merge. Absent if not merged. */
  readonly mergedAt?: string;
  /** Time of the merge or close. Absent while it is open. */
  readonly closedAt?: string;
}

/** State of a pull request. */
export type PullRequestState =
  /** Open. */
  | "open"
  /** Closed without a merge. */
  | "closed"
  /** Merged. */
  | "merged";

/** A requested reviewer. */
export type PullRequestReviewer =
  /** A user or a bot. */
  | ({ readonly type: "user" } & GithubUser)
  /** A team. */
  | ({ readonly type: "team" } & GithubTeam);

/** An account on GitHub. */
export interface GithubUser {
  /** Display name, if any. */
  readonly name?: string;
  /** Email address, if any. */
  readonly email?: string;
  /** Username. */
  readonly username: string;
}

/** A team on GitHub. */
export interface GithubTeam {
  /** Display name. */
  readonly name: string;
  /** Slug of the team. */
  readonly teamId: string;
}

/** A page of repositories. */
export interface ListRepositoriesResponse {
  /** The repositories. Empty after the last page. */
  readonly repositories: readonly Repository[];
}

/** A page of pull requests. */
export interface ListPullRequestsResponse {
  /** The pull requests. Empty after the last page. */
  readonly pullRequests: readonly PullRequest[];
}

/** The requested repository. */
export interface RepositoryNotFound {
  /** The requested owner. */
  readonly repositoryOwner: string;
  /** The requested name. */
  readonly repositoryName: string;
}

/** The requested pull request. */
export interface PullRequestNotFound {
  /** The requested owner. */
  readonly repositoryOwner: string;
  /** The requested repository. */
  readonly repositoryName: string;
  /** The requested number. */
  readonly pullRequestNumber: number;
}

export interface ListRepositoriesRequest {
  /** Page number, from 0. Default: 0. */
  readonly page?: number;
  /** Page size. Default: 20. */
  readonly pageSize?: number;
  /** Organization of the repositories. Default: any. */
  readonly organizationId?: Commons.OrgId;
  /** Name of the repositories. Default: any. */
  readonly repositoryName?: string;
  /** Owner of the repositories. Default: any. */
  readonly repositoryOwner?: string;
}

export interface ListPullRequestsRequest {
  /** Page number, from 0. Default: 0. */
  readonly page?: number;
  /** Page size. Default: 20. */
  readonly pageSize?: number;
  /** Name of the repository. Default: any. */
  readonly repositoryName?: string;
  /** Owner of the repository. Default: any. */
  readonly repositoryOwner?: string;
  /** Organization of the repository. Default: any. */
  readonly organizationId?: Commons.OrgId;
  /** States of the pull requests. Default: any. */
  readonly state?: readonly PullRequestState[];
  /** Usernames of the authors. Default: any. */
  readonly author?: readonly string[];
}

/** The types of `git` as shapes, by id. */
export const gitTypes: TypeTable = {
  "git:Repository": {
    name: "Repository",
    description: "A tracked repository.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "sdk",
          description: "A generated SDK.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "sdk" }, optional: false },
              {
                key: "id",
                shape: { kind: "ref", id: "git:RepositoryId" },
                optional: false,
                description: "ID of the repository at its host. It survives renames.",
              },
              {
                key: "name",
                shape: { kind: "string" },
                optional: false,
                description: "Name of the repository.",
              },
              {
                key: "owner",
                shape: { kind: "string" },
                optional: false,
                description: "Owner of the repository.",
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
                description: "Web URL of the repository.",
              },
              {
                key: "repositoryOwnerOrganizationId",
                shape: { kind: "ref", id: "commons:OrgId" },
                optional: false,
                description: "Organization of the registry.",
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
          description: "An API definition and docs sources.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "config" }, optional: false },
              {
                key: "id",
                shape: { kind: "ref", id: "git:RepositoryId" },
                optional: false,
                description: "ID of the repository at its host. It survives renames.",
              },
              {
                key: "name",
                shape: { kind: "string" },
                optional: false,
                description: "Name of the repository.",
              },
              {
                key: "owner",
                shape: { kind: "string" },
                optional: false,
                description: "Owner of the repository.",
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
                description: "Web URL of the repository.",
              },
              {
                key: "repositoryOwnerOrganizationId",
                shape: { kind: "ref", id: "commons:OrgId" },
                optional: false,
                description: "Organization of the registry.",
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
          description: "ID of the repository at its host. It survives renames.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the repository.",
        },
        {
          key: "owner",
          shape: { kind: "string" },
          optional: false,
          description: "Owner of the repository.",
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
          description: "Web URL of the repository.",
        },
        {
          key: "repositoryOwnerOrganizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization of the registry.",
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
    description: "A repository of an SDK.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "git:RepositoryId" },
          optional: false,
          description: "ID of the repository at its host. It survives renames.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the repository.",
        },
        {
          key: "owner",
          shape: { kind: "string" },
          optional: false,
          description: "Owner of the repository.",
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
          description: "Web URL of the repository.",
        },
        {
          key: "repositoryOwnerOrganizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization of the registry.",
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
    description: "A repository of an API definition and docs sources.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "ref", id: "git:RepositoryId" },
          optional: false,
          description: "ID of the repository at its host. It survives renames.",
        },
        {
          key: "name",
          shape: { kind: "string" },
          optional: false,
          description: "Name of the repository.",
        },
        {
          key: "owner",
          shape: { kind: "string" },
          optional: false,
          description: "Owner of the repository.",
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
          description: "Web URL of the repository.",
        },
        {
          key: "repositoryOwnerOrganizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: false,
          description: "Organization of the registry.",
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
    description: "ID of a repository at its host.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "github",
          description: "A GitHub ID.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "github" }, optional: false },
              {
                key: "id",
                shape: { kind: "string" },
                optional: false,
                description: "The number, as a string.",
              },
            ],
          },
        },
      ],
    },
  },
  "git:GithubRepositoryId": {
    name: "GithubRepositoryId",
    description: "GitHub ID of a repository.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "id",
          shape: { kind: "string" },
          optional: false,
          description: "The number, as a string.",
        },
      ],
    },
  },
  "git:CheckRun": {
    name: "CheckRun",
    description: "A check run on a commit.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "checkId",
          shape: { kind: "string" },
          optional: false,
          description: "ID of the run at the host.",
        },
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: false,
          description: "Owner of the repository.",
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
          description: "Status of the run, such as `in_progress` or `completed`.",
        },
        {
          key: "conclusion",
          shape: { kind: "string" },
          optional: false,
          description: "Conclusion of the run, such as `success` or `failure`. Empty while it runs.",
        },
        {
          key: "checkRunUrl",
          shape: { kind: "string" },
          optional: false,
          description: "Web URL of the run.",
        },
        {
          key: "createdAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "Start time.",
        },
        {
          key: "completedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "End time. Absent while it runs.",
        },
        {
          key: "rawCheckRun",
          shape: { kind: "unknown" },
          optional: false,
          description: "The run as the host returned it.",
        },
      ],
    },
  },
  "git:PullRequest": {
    name: "PullRequest",
    description: "A pull request and its state.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "pullRequestNumber",
          shape: { kind: "integer" },
          optional: false,
          description: "Number of the pull request.",
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
          description: "Owner of the repository.",
        },
        {
          key: "author",
          shape: { kind: "ref", id: "git:GithubUser" },
          optional: true,
          description: "Author. Absent if the account was deleted.",
        },
        {
          key: "reviewers",
          shape: { kind: "list", item: { kind: "ref", id: "git:PullRequestReviewer" } },
          optional: false,
          description: "Requested reviewers.",
        },
        { key: "title", shape: { kind: "string" }, optional: false, description: "Title." },
        {
          key: "url",
          shape: { kind: "ref", id: "commons:Url" },
          optional: false,
          description: "Web URL of the pull request.",
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
          description: "State.",
        },
        {
          key: "createdAt",
          shape: { kind: "datetime" },
          optional: false,
          description: "Creation time.",
        },
        {
          key: "updatedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "Time of the last update, if any.",
        },
        {
          key: "mergedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "Time of the merge. Absent if not merged.",
        },
        {
          key: "closedAt",
          shape: { kind: "datetime" },
          optional: true,
          description: "Time of the merge or close. Absent while it is open.",
        },
      ],
    },
  },
  "git:PullRequestState": {
    name: "PullRequestState",
    description: "State of a pull request.",
    shape: {
      kind: "enum",
      values: [
        { value: "open", description: "Open." },
        { value: "closed", description: "Closed without a merge." },
        { value: "merged", description: "Merged." },
      ],
    },
  },
  "git:PullRequestReviewer": {
    name: "PullRequestReviewer",
    description: "A requested reviewer.",
    shape: {
      kind: "discriminatedUnion",
      discriminant: "type",
      variants: [
        {
          value: "user",
          description: "A user or a bot.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "user" }, optional: false },
              {
                key: "name",
                shape: { kind: "string" },
                optional: true,
                description: "Display name, if any.",
              },
              {
                key: "email",
                shape: { kind: "string" },
                optional: true,
                description: "Email address, if any.",
              },
              {
                key: "username",
                shape: { kind: "string" },
                optional: false,
                description: "Username.",
              },
            ],
          },
        },
        {
          value: "team",
          description: "A team.",
          shape: {
            kind: "object",
            properties: [
              { key: "type", shape: { kind: "literal", value: "team" }, optional: false },
              {
                key: "name",
                shape: { kind: "string" },
                optional: false,
                description: "Display name.",
              },
              {
                key: "teamId",
                shape: { kind: "string" },
                optional: false,
                description: "Slug of the team.",
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
          description: "Display name, if any.",
        },
        {
          key: "email",
          shape: { kind: "string" },
          optional: true,
          description: "Email address, if any.",
        },
        { key: "username", shape: { kind: "string" }, optional: false, description: "Username." },
      ],
    },
  },
  "git:GithubTeam": {
    name: "GithubTeam",
    description: "A team on GitHub.",
    shape: {
      kind: "object",
      properties: [
        { key: "name", shape: { kind: "string" }, optional: false, description: "Display name." },
        {
          key: "teamId",
          shape: { kind: "string" },
          optional: false,
          description: "Slug of the team.",
        },
      ],
    },
  },
  "git:ListRepositoriesResponse": {
    name: "ListRepositoriesResponse",
    description: "A page of repositories.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "repositories",
          shape: { kind: "list", item: { kind: "ref", id: "git:Repository" } },
          optional: false,
          description: "The repositories. Empty after the last page.",
        },
      ],
    },
  },
  "git:ListPullRequestsResponse": {
    name: "ListPullRequestsResponse",
    description: "A page of pull requests.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "pullRequests",
          shape: { kind: "list", item: { kind: "ref", id: "git:PullRequest" } },
          optional: false,
          description: "The pull requests. Empty after the last page.",
        },
      ],
    },
  },
  "git:RepositoryNotFound": {
    name: "RepositoryNotFound",
    description: "The requested repository.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: false,
          description: "The requested owner.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: false,
          description: "The requested name.",
        },
      ],
    },
  },
  "git:PullRequestNotFound": {
    name: "PullRequestNotFound",
    description: "The requested pull request.",
    shape: {
      kind: "object",
      properties: [
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: false,
          description: "The requested owner.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: false,
          description: "The requested repository.",
        },
        {
          key: "pullRequestNumber",
          shape: { kind: "integer" },
          optional: false,
          description: "The requested number.",
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
          description: "Page number, from 0. Default: 0.",
          default: 0,
        },
        {
          key: "pageSize",
          shape: { kind: "integer" },
          optional: true,
          description: "Page size. Default: 20.",
        },
        {
          key: "organizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: true,
          description: "Organization of the repositories. Default: any.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the repositories. Default: any.",
        },
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: true,
          description: "Owner of the repositories. Default: any.",
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
          description: "Page number, from 0. Default: 0.",
          default: 0,
        },
        {
          key: "pageSize",
          shape: { kind: "integer" },
          optional: true,
          description: "Page size. Default: 20.",
        },
        {
          key: "repositoryName",
          shape: { kind: "string" },
          optional: true,
          description: "Name of the repository. Default: any.",
        },
        {
          key: "repositoryOwner",
          shape: { kind: "string" },
          optional: true,
          description: "Owner of the repository. Default: any.",
        },
        {
          key: "organizationId",
          shape: { kind: "ref", id: "commons:OrgId" },
          optional: true,
          description: "Organization of the repository. Default: any.",
        },
        {
          key: "state",
          shape: { kind: "list", item: { kind: "ref", id: "git:PullRequestState" } },
          optional: true,
          description: "States of the pull requests. Default: any.",
        },
        {
          key: "author",
          shape: { kind: "list", item: { kind: "string" } },
          optional: true,
          description: "Usernames of the authors. Default: any.",
        },
      ],
    },
  },
};
