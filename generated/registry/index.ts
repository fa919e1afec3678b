// Generated from idl/ by `npm run generate`. Do not edit: change the IDL.
// sha256 a947102ec4db377fd45f44ff3e65bb74

export { apis } from "./apis.ts";
export { docs } from "./docs.ts";
export { tokens } from "./tokens.ts";
export { createRegistryClient, type RegistryClient, registryServices } from "./client.ts";
export { registryDefinition } from "./definition.ts";
export type {
  ApiDoesNotExistError,
  DocsRegistrationIdNotFound,
  DomainBelongsToAnotherOrgError,
  DomainNotRegisteredError,
  InvalidCustomDomainError,
  InvalidDomainError,
  InvalidURLError,
  UnauthorizedError,
  UnavailableError,
  UserNotInOrgError,
} from "./errors.ts";
export {
  apiDoesNotExistError,
  docsRegistrationIdNotFound,
  domainBelongsToAnotherOrgError,
  domainNotRegisteredError,
  invalidCustomDomainError,
  invalidDomainError,
  invalidURLError,
  unauthorizedError,
  unavailableError,
  userNotInOrgError,
} from "./errors.ts";
