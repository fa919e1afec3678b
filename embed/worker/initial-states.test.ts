import { expect, it, onTestFinished, vi } from "vitest";
import type { AuthCardInput } from "../../machines/auth-card.ts";

const destination = { origin: "https://garden.example", trusted: [] } as unknown as AuthCardInput["destination"]; // only passed on

const input: AuthCardInput = {
  saved: { credentials: {}, sent: {}, bound: {}, forms: [], forgotten: [], memoryOnly: false },
  initial: { key: { type: "apiKey", value: "seed" } } as unknown as AuthCardInput["initial"], // only passed on
  destination,
  registered: ["https://garden.example"],
};

/** Returns the state and context of the machines of a first screen, by the module in place of XState if there is one. */
async function initialStates(isReplaced: boolean) {
  vi.resetModules();
  if (isReplaced) vi.doMock("xstate", () => import("./initial-states.ts"));
  else vi.doUnmock("xstate");
  const { createActor } = await import("xstate");
  const { authCardMachine } = await import("../../machines/auth-card.ts");
  const { formLogic } = await import("../../machines/form.ts");
  const { loadMachine } = await import("../../machines/load.ts");
  const { requestMachine } = await import("../../machines/request.ts");
  const history = { past: [], present: { value: {}, selections: [], drafts: [] } as never, future: [], run: undefined };
  const card = createActor(authCardMachine.provide({}), { input }).start().getSnapshot();
  const form = createActor(formLogic, { input: history }).start().getSnapshot();
  const load = createActor(loadMachine()).start().getSnapshot();
  const request = createActor(requestMachine).start().getSnapshot();
  return {
    card: [card.value, card.context, card.matches("open"), card.matches("closed")],
    form: form.context,
    load: [load.value, load.context],
    request: [request.value, request.context, request.matches("notStarted")],
  };
}

it("has the initial states of XState", async () => {
  // Other tests share the modules.
  onTestFinished(() => {
    vi.doUnmock("xstate");
    vi.resetModules();
  });
  const found = await initialStates(true);
  expect(found.card).toContain("closed");
  expect(found).toEqual(await initialStates(false));
});
