import { type Actor, createActor } from "xstate";
import { explorerParameter } from "#docs-host/site/page-data";
import { explorerMachine } from "#machines";

const hasParameter = (): boolean => new URL(location.href).searchParams.get(explorerParameter) === "true";

/**
 * Starts the playground's window, opened, and ties it to this page: the address, the history and Escape. `onClosed` is
 * called once, when it has closed in whichever way.
 */
export function startExplorer({ onClosed }: { readonly onClosed: () => void }): Actor<typeof explorerMachine> {
  const machine = explorerMachine.provide({
    actions: {
      addParameter: () => {
        const url = new URL(location.href);
        url.searchParams.set(explorerParameter, "true");
        history.pushState(history.state, "", url);
      },
      removeParameter: () => {
        const url = new URL(location.href);
        url.searchParams.delete(explorerParameter);
        history.replaceState(history.state, "", url);
      },
    },
  });
  const actor = createActor(machine).start();
  actor.send(hasParameter() ? { type: "address", explorer: true } : { type: "open" });

  const onAddress = () => actor.send({ type: "address", explorer: hasParameter() });
  // An open menu or list handles Escape and prevents the default.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) actor.send({ type: "escape" });
  };
  addEventListener("popstate", onAddress);
  addEventListener("keydown", onKey);
  actor.subscribe((state) => {
    if (!state.matches("closed")) return;
    removeEventListener("popstate", onAddress);
    removeEventListener("keydown", onKey);
    onClosed();
  });
  return actor;
}
