/** Views of controls that load with the first field of such a kind. */
export { deferredViews } from "./deferred-views.tsx";
export { eagerViews } from "./eager-views.tsx";
