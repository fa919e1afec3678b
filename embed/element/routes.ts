import { explorerParameter } from "#docs-host/site/page-data";

/** A location in a reference: a page by its path, and whether its playground is open. */
export interface Route {
  /** A path that starts with a slash. */
  readonly path: string;
  /** The id of the part that is scrolled to; empty for the top. */
  readonly part: string;
  readonly isOpen: boolean;
}

/** The first page of a reference. */
export const startRoute: Route = { path: "/", part: "", isOpen: false };

/** A store of the current route. */
export interface Routes {
  /** Returns the route in the address of the page; undefined if it names none. */
  readonly read: () => Route | undefined;
  readonly write: (route: Route, how: "push" | "replace") => void;
  /** Returns the address of a route, for links. */
  readonly hrefOf: (route: Route) => string;
  /** Calls back when the reader goes back or forward; returns the function that unsubscribes. */
  readonly listen: (onRoute: (route: Route | undefined) => void) => () => void;
}

/** Writes a route as a path with its parameter and its part. */
export const routeText = ({ path, part, isOpen }: Route): string =>
  `${path}${isOpen ? `?${explorerParameter}=true` : ""}${part === "" ? "" : `#${part}`}`;

/** Parses a text of `routeText`. */
export function readRoute(text: string): Route {
  const [, path = "/", query = "", part = ""] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text) ?? [];
  return { path, part, isOpen: new URLSearchParams(query).get(explorerParameter) === "true" };
}

/**
 * Routes in the fragment of the address: `#/pets/list`, or `#store/pets/list` for an element of the name `store`. A
 * fragment that does not start with the name and a slash is one of the page itself.
 */
export function hashRoutes(name: string): Routes {
  const start = `#${encodeURIComponent(name)}/`;
  const hrefOf = (route: Route): string => start.slice(0, -1) + routeText(route);
  const read = (): Route | undefined =>
    location.hash.startsWith(start) ? readRoute(location.hash.slice(start.length - 1)) : undefined;
  let before = location.hash;
  return {
    read,
    hrefOf,
    write: (route, how) => {
      if (how === "push") history.pushState(null, "", hrefOf(route));
      else history.replaceState(history.state, "", hrefOf(route));
      before = location.hash;
    },
    listen: (onRoute) => {
      before = location.hash;
      const onAddress = (): void => {
        if (location.hash === before) return;
        before = location.hash;
        // Another element, or a link of the page itself, owns other fragments.
        const route = read();
        if (route !== undefined || before === "") onRoute(route);
      };
      addEventListener("popstate", onAddress);
      return () => removeEventListener("popstate", onAddress);
    },
  };
}

/** Routes in the path of the address, below a base. The server must respond to all of them with the page. */
export function historyRoutes(base: string): Routes {
  const root = `/${base.replace(/^\/+|\/+$/g, "")}`.replace(/\/$/, "");
  const hrefOf = (route: Route): string => root + routeText(route);
  const read = (): Route | undefined => {
    const { pathname, search, hash } = location;
    const isBelow = pathname === root || pathname.startsWith(`${root}/`);
    return isBelow ? readRoute(`${pathname.slice(root.length) || "/"}${search}${hash}`) : undefined;
  };
  return {
    read,
    hrefOf,
    write: (route, how) => {
      if (how === "push") history.pushState(null, "", hrefOf(route));
      else history.replaceState(history.state, "", hrefOf(route));
    },
    listen: (onRoute) => {
      const onAddress = (): void => onRoute(read());
      addEventListener("popstate", onAddress);
      return () => removeEventListener("popstate", onAddress);
    },
  };
}

/**
 * Routes that are not in the address, for a single playground, and for an element with the same name as another one.
 */
export const memoryRoutes = (): Routes => ({
  read: () => undefined,
  write: () => {},
  hrefOf: (route) => `#${routeText(route)}`,
  listen: () => () => {},
});

const claimed = new Set<string>();

/** Claims the routes of a name for one element; returns false if another one has them. */
export function claimRoutes(name: string): boolean {
  if (claimed.has(name)) return false;
  claimed.add(name);
  return true;
}

/** Releases the routes of a name for other elements. */
export const releaseRoutes = (name: string): void => void claimed.delete(name);
