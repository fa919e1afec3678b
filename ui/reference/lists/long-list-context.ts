import { createContext } from "react";

/** Receives the id and the number of rows of each long list that is rendered, for a host that caches its pages. */
export const LongListContext = createContext<(id: string, total: number) => void>(() => {});
