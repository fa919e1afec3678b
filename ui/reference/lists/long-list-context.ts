import { createContext } from "react";

/**
 * Receives the id and the number of rows of each long list that is rendered, for a host that caches its pages; 0 for a row
 * with types that are closed, which a view of a row inside opens.
 */
export const LongListContext = createContext<(id: string, total: number) => void>(() => {});
