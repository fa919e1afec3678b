export {
  type CheckedApi,
  type CheckedEndpoint,
  type CheckedPart,
  type Contradiction,
  checkedKinds,
  type EndpointLink,
} from "./checked-api.ts";
export { type LiveChecks, liveChecksPage } from "./live-checks-page.tsx";
