import { useEffect, useLayoutEffect as useReactLayoutEffect } from "react";

/** `useLayoutEffect` of React, which React 18 warns about where there is no page to lay out. */
export const useLayoutEffect = typeof document === "undefined" ? useEffect : useReactLayoutEffect;
