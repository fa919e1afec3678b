// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { claimRoutes, hashRoutes, historyRoutes, readRoute, releaseRoutes, routeText } from "./routes.ts";

const route = (path: string, part = "", isOpen = false) => ({ path, part, isOpen });

beforeEach(() => history.replaceState(null, "", "/docs?x=1"));

it.each([
  ["/", route("/")],
  ["/pets/list", route("/pets/list")],
  ["/pets/list#request.body", route("/pets/list", "request.body")],
  ["/pets/list?explorer=true", route("/pets/list", "", true)],
])("reads and writes the route %s", (text, expected) => {
  expect(readRoute(text)).toEqual(expected);
  expect(routeText(expected)).toBe(text);
});

describe("routes in the fragment", () => {
  it("keep the path of the page, and are read from an address", () => {
    const routes = hashRoutes("");
    expect(routes.read()).toBeUndefined();
    routes.write(route("/pets/list", "", true), "push");
    expect(location.href).toMatch(/\/docs\?x=1#\/pets\/list\?explorer=true$/);
    expect(routes.read()).toEqual(route("/pets/list", "", true));
  });

  it("of two names do not read each other's", () => {
    const [pets, shop] = [hashRoutes("pets"), hashRoutes("shop")];
    pets.write(route("/a"), "replace");
    expect([pets.read()?.path, shop.read()]).toEqual(["/a", undefined]);
  });

  it("report the first step back after one was written", () => {
    const onRoute = vi.fn();
    history.replaceState(null, "", "#/pets");
    const routes = hashRoutes("");
    const stop = routes.listen(onRoute);
    routes.write(route("/dogs"), "push");
    history.replaceState(null, "", "#/pets");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(onRoute).toHaveBeenCalledWith(route("/pets"));
    stop();
  });

  it("leave a fragment of the page itself alone", () => {
    const onRoute = vi.fn();
    const stop = hashRoutes("").listen(onRoute);
    history.replaceState(null, "", "#team");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(onRoute).not.toHaveBeenCalled();
    history.replaceState(null, "", "#/pets");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(onRoute).toHaveBeenCalledWith(route("/pets"));
    stop();
    history.replaceState(null, "", "#/dogs");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(onRoute).toHaveBeenCalledTimes(1);
  });
});

it("keeps routes in the path below a base", () => {
  const routes = historyRoutes("/docs/");
  expect(routes.read()).toEqual(route("/"));
  routes.write(route("/pets/list", "name"), "push");
  expect(location.pathname + location.hash).toBe("/docs/pets/list#name");
  expect(routes.read()).toEqual(route("/pets/list", "name"));
  history.replaceState(null, "", "/documents");
  expect(routes.read()).toBeUndefined();
});

it("gives the routes of a name to one element at a time", () => {
  expect([claimRoutes("a"), claimRoutes("a"), claimRoutes("b")]).toEqual([true, false, true]);
  releaseRoutes("a");
  expect(claimRoutes("a")).toBe(true);
});
