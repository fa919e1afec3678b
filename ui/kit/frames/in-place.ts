import { createContext } from "react";

/** True for windows that are a part of a page rather than a layer over it: they leave the page and its focus alone. */
export const InPlaceContext = createContext(false);
