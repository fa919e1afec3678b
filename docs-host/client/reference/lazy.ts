/** Loads what shows a row that an address names, and what opens types in place. */
export const loadUnfolding = () => import("./unfolding.ts");
