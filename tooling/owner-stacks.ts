import * as React from "react";

/**
 * React's development build stores a stack for each of the first 10,000 elements of a second, which takes a tenth of the
 * time of tests that render. Only warnings print these stacks.
 */
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals === "object" && internals !== null) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });
}
