// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 0c6f3b980a5047b212cd0c804cef607e

export { apis } from "./apis.ts";
export { dashboard } from "./dashboard.ts";
export { diff } from "./diff.ts";
export { docs } from "./docs.ts";
export { docsCache } from "./docs-cache.ts";
export { docsV1 } from "./docs-v1.ts";
export { extensions } from "./extensions.ts";
export { generators } from "./generators.ts";
export { generatorsCli } from "./generators-cli.ts";
export { generatorsVersions } from "./generators-versions.ts";
export { git } from "./git.ts";
export { sdks } from "./sdks.ts";
export { snippets } from "./snippets.ts";
export { snippetsFactory } from "./snippets-factory.ts";
export { templates } from "./templates.ts";
export { tokens } from "./tokens.ts";
export {
  createRegistryClient,
  type RegistryClient,
  registryEnvironments,
  registryServices,
} from "./client.ts";
export { registryDefinition } from "./definition.ts";
export type {
  ApiDoesNotExistError,
  ApiIdRequiredError,
  CliVersionNotFoundError,
  DocsDefinitionNotFoundError,
  DocsNotFoundError,
  DocsRegistrationIdNotFound,
  DomainBelongsToAnotherOrgError,
  DomainNotRegisteredError,
  EndpointNotFound,
  FailedToComputeExistingVersion,
  FailedToIncrementVersion,
  GeneratorVersionNotFoundError,
  InvalidCustomDomainError,
  InvalidDomainError,
  InvalidPageError,
  InvalidURLError,
  InvalidVersionError,
  NoValidClisFoundError,
  NoValidGeneratorsFoundError,
  OrgIdAndApiIdNotFound,
  OrgIdNotFound,
  OrgIdRequiredError,
  PullRequestNotFoundError,
  RepositoryNotFoundError,
  SDKNotFound,
  SnippetNotFound,
  UnauthorizedError,
  UnavailableError,
  UserNotInOrgError,
} from "./errors.ts";
export {
  apiDoesNotExistError,
  apiIdRequiredError,
  cliVersionNotFoundError,
  docsDefinitionNotFoundError,
  docsNotFoundError,
  docsRegistrationIdNotFound,
  domainBelongsToAnotherOrgError,
  domainNotRegisteredError,
  endpointNotFound,
  failedToComputeExistingVersion,
  failedToIncrementVersion,
  generatorVersionNotFoundError,
  invalidCustomDomainError,
  invalidDomainError,
  invalidPageError,
  invalidURLError,
  invalidVersionError,
  noValidClisFoundError,
  noValidGeneratorsFoundError,
  orgIdAndApiIdNotFound,
  orgIdNotFound,
  orgIdRequiredError,
  pullRequestNotFoundError,
  repositoryNotFoundError,
  sdkNotFound,
  snippetNotFound,
  unauthorizedError,
  unavailableError,
  userNotInOrgError,
} from "./errors.ts";
