import { configure, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { destinationOf } from "#engine/auth";
import { bareEndpoint, type Endpoint, type EndpointForm } from "#engine/model";
import type { AuthCardEvent, SentResponse } from "#machines";
import type { AuthProps } from "#ui/auth";
import { localReader } from "#ui/response/session";
import { PlaygroundFrame } from "#ui/shell";
import { makePort, type TestPort } from "../form/form.testing.tsx";
import { loadLists } from "../kit/lists/use-lists.ts";
import { loadIssueList } from "../shell/issues/issue-summary.tsx";
import { Playground, type PlaygroundProps } from "./index.ts";
import { loadAnswerView } from "./response/use-answer-view.ts";

// The lists are lazy; tests start once they are loaded, as users mostly see them.
await loadLists();
await Promise.all([loadIssueList(), loadAnswerView()]);

// Lazy modules load slowly on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** An endpoint with a parameter of each sort and a JSON body. */
export const endpoint: Endpoint = bareEndpoint({
  id: "plants.put",
  method: "PUT",
  path: [
    { kind: "literal", value: "/plants/" },
    { kind: "parameter", key: "id" },
  ],
  auth: ["bearer"],
  environments: [
    { id: "production", baseUrl: "https://api.example.com/" },
    { id: "staging", baseUrl: "https://staging.example.com" },
  ],
  pathParameters: [{ key: "id", shape: { kind: "string" }, optional: false }],
  queryParameters: [{ key: "limit", shape: { kind: "integer" }, optional: true }],
  request: {
    body: {
      kind: "json",
      optional: false,
      contentType: "application/json",
      shape: {
        kind: "object",
        properties: [{ key: "name", shape: { kind: "string", minLength: 3 }, optional: false }],
      },
    },
  },
  examples: [{ path: "/plants/1", pathParameters: {}, queryParameters: {}, headers: {}, statusCode: 200 }],
});

/** The form of an endpoint, as the site loads it. */
export const formOf = (of: Endpoint): EndpointForm => ({
  endpoint: of,
  nodes: [],
  globalHeaders: [],
  authSchemes: { bearer: { kind: "bearerAuth" } },
  types: {},
});

/** Shorthand for a response. */
export const answer = (more: Partial<SentResponse> = {}): SentResponse => ({
  status: 200,
  statusText: "OK",
  headers: [["content-type", "application/json"]],
  shown: { kind: "json", text: '{"ok":true}', value: { ok: true } },
  time: 12.3456,
  size: 11,
  ...more,
});

/** Reads bodies on the main thread, without a documented shape to compare them with. */
export const answers: PlaygroundProps["answers"] = {
  open: localReader,
  documented: async () => undefined,
  view: { read: () => "text", write: () => {} },
};

/** The authorization card of a bearer token, open and empty. */
export const authProps: AuthProps = {
  sets: [{ key: "bearer", schemes: [{ kind: "bearerAuth" }] }],
  set: { key: "bearer", schemes: [{ kind: "bearerAuth" }] },
  state: {},
  open: true,
  authenticated: false,
  resettable: false,
  loginError: undefined,
  hasLoggedIn: false,
  login: undefined,
  tokenEnded: false,
  renewedAt: [],
  issues: [],
  blocking: [],
  hasHostQuestion: false,
  withheld: [],
  barred: [],
  destination: destinationOf("https://api.example.com", "plants"),
  credentials: {},
  bound: {},
  carries: false,
  leftBehind: [],
  through: "docs.example.com",
  sent: {},
  held: [],
  memoryOnly: false,
  filledIn: [],
  onlyInMemory: [],
};

/** A rendered playground. `events` lists its callbacks in order, as the name and the arguments. */
export interface RenderedPlayground {
  readonly port: TestPort;
  readonly events: readonly (readonly [name: string, ...details: readonly unknown[]])[];
  readonly update: (props: Partial<PlaygroundProps>) => void;
}

/** Renders the playground of the endpoint, with props overridden by `props`. */
export function drawPlayground(props: Partial<PlaygroundProps> = {}): RenderedPlayground {
  const port = makePort({ pathParameters: { id: "7" }, queryParameters: {}, body: { name: "fern" } });
  const form = formOf(endpoint);
  const events: (readonly [string, ...unknown[]])[] = [];
  const record =
    (name: string) =>
    (...details: readonly unknown[]): void => {
      events.push([name, ...details]);
    };
  const view = (more: Partial<PlaygroundProps>): ReactElement => (
    <PlaygroundFrame onClose={record("close")}>
      <Playground
        form={form}
        port={port}
        history={{ undo: undefined, redo: undefined, onUndo: () => undefined, onRedo: () => undefined }}
        unmigrated={[]}
        unmigratedOfGiven={[]}
        onDropUnmigrated={record("dropUnmigrated")}
        baseUrls={endpoint.environments}
        environmentId="production"
        onEnvironment={record("environment")}
        variables={{}}
        onVariable={record("variable")}
        baseUrl="https://api.example.com/"
        url="https://api.example.com/plants/7?limit=3"
        snippet={{
          languages: [
            { id: "curl", label: "cURL" },
            { id: "python", label: "Python" },
          ],
          others: [],
          language: "curl",
          onLanguage: record("language"),
          text: "curl --request PUT",
          revealed: undefined,
          onReveal: record("reveal"),
        }}
        response={{ kind: "notStarted" }}
        isStale={false}
        answers={answers}
        auth={undefined}
        onAuth={(event: AuthCardEvent) => events.push(["auth", event])}
        question={undefined}
        onSend={(options) => {
          events.push(["send", options]);
          return true;
        }}
        onStop={record("stop")}
        onUseExample={record("useExample")}
        onClear={record("clear")}
        onClose={record("close")}
        referenceHref="/plants"
        replay={{ note: undefined, onFile: () => {}, onDismiss: () => {} }}
        shareLink={() => "https://docs.example.com/plants?explorer=true#form=x"}
        splits={{ read: () => undefined, write: record("split") }}
        issues={[]}
        readIssues={() => more.issues ?? []}
        copy={async (text) => {
          events.push(["copy", text]);
        }}
        paste={async () => '{"name": "pasted"}'}
        randomId={() => "id"}
        now={() => new Date(0)}
        {...more}
      />
    </PlaygroundFrame>
  );
  const { rerender } = render(view(props));
  return { port, events, update: (next) => rerender(view({ ...props, ...next })) };
}
