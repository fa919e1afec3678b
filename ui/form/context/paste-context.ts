import { createContext } from "react";
import type { Path } from "#engine/shape";

/** Fills a path with the JSON that the clipboard holds. Returns `undefined` if there is no clipboard to read. */
export const PasteContext = createContext<((at: Path) => void) | undefined>(undefined);
