import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { Environment } from "#engine/model";
import type { PlannedHeader } from "#engine/request";
import { words } from "#ui/words";
import type { SessionStore } from "../../adapters/session-store.ts";
import { type Credentials, openQuestion, useAuth } from "../auth/index.ts";
import { isRefusedLocalhost, useEnvironment } from "../environment/index.ts";
import type { GivenForm } from "../form/index.ts";
import type { Opened } from "../switching/index.ts";
import type { Composition } from "./compose.ts";
import type { PlaygroundOptions } from "./playground-port.ts";

/** The common part of the compositions of endpoints and of channels. */
type Composed = Pick<
  Composition,
  "filled" | "auth" | "guard" | "issues" | "useExample" | "changeEnvironment" | "clear"
>;

interface OpenFormOptions {
  readonly composition: Composed;
  readonly environments: readonly Environment[];
  readonly defaultEnvironment: string | undefined;
  readonly opened: Opened;
  /** Replaces the open form by one that was loaded later. */
  readonly openGiven: (given: GivenForm) => void;
  readonly options: Pick<PlaygroundOptions, "direct" | "proxyUrl">;
  readonly secrets: SessionStore;
  /** The address of the page. */
  readonly href: string;
}

const noIssues: readonly Issue[] = [];

/** The credentials that go along, without those whose errors the authorization card tells. */
const checkable = ({ headers, issues }: Credentials): readonly PlannedHeader[] =>
  headers.filter(({ of = [] }) => !issues.some(({ id }) => of.includes(id)));

/**
 * The form of an open playground with its surroundings, for an endpoint or a channel: its target, credentials, history
 * and issues. `screen` is the part that is rendered.
 */
export function useOpenForm(form: OpenFormOptions) {
  const { composition, environments, opened, openGiven, options, href } = form;
  const { filled, auth, guard } = composition;
  const { port } = filled;
  const environment = useEnvironment(environments, form.defaultEnvironment, form.secrets);
  const { baseUrl } = environment;
  const history = useSyncExternalStore(port.subscribe, filled.history, filled.history);
  const state = history.present;
  const [unmigrated, setUnmigrated] = useState(filled.unmigrated);

  // The first form opens with the endpoint; a later one replaces it.
  const openedWith = useRef(opened.given);
  useEffect(() => {
    if (opened.given === undefined || opened.given === openedWith.current) return;
    openedWith.current = opened.given;
    openGiven(opened.given);
    setUnmigrated(filled.unmigrated());
  }, [opened.given, openGiven, filled]);

  const through = options.direct ? undefined : new URL(options.proxyUrl, href).host;
  const credentials = useAuth(auth, { id: environment.id, baseUrl, through });
  const { card, onAuth, destination } = credentials;

  // Nothing is checked before the form has been painted for the first time.
  const checked = useDeferredValue<FormState | undefined>(state, undefined);
  const issues = useMemo(
    () => (checked === undefined ? noIssues : composition.issues(checked, checkable(credentials))),
    [composition, checked, credentials],
  );
  const [answers, setAnswers] = useState(0);
  const asking = useMemo(
    () => ({ guard, credentials, onAnswered: () => setAnswers((count) => count + 1), answers }),
    [guard, credentials, answers],
  );
  const question = useMemo(
    () => (checked === undefined ? undefined : openQuestion(asking, destination, checked)),
    [checked, asking, destination],
  );
  const leaving = (act: () => void): void => {
    guard.onLeave();
    act();
  };

  return {
    state,
    baseUrl,
    credentials,
    asking,
    screen: {
      port,
      history: {
        undo: history.past.at(-1)?.name,
        redo: history.future.at(-1)?.name,
        onUndo: filled.undo,
        onRedo: filled.redo,
      },
      unmigrated,
      onDropUnmigrated: (gone: typeof unmigrated) => {
        filled.dropUnmigrated(gone);
        setUnmigrated(filled.unmigrated());
      },
      baseUrls: environments,
      environmentId: environment.id,
      onEnvironment: (id: string) =>
        leaving(() => {
          composition.changeEnvironment(environment.id, id);
          environment.choose(id);
        }),
      variables: environment.variables,
      onVariable: (name: string, value: string) => leaving(() => environment.setVariable(name, value)),
      baseUrl,
      auth: card,
      onAuth,
      question,
      onUseExample: composition.useExample,
      onClear: composition.clear,
      referenceHref: opened.target.referenceHref,
      issues,
      readIssues: () => composition.issues(port.read(), checkable(credentials)),
      ...(isRefusedLocalhost(baseUrl, href) && { refusal: words.cannotSendToLocalhost }),
      copy: (text: string) => navigator.clipboard.writeText(text),
      paste: () => navigator.clipboard.readText(),
      randomId: () => crypto.randomUUID(),
      now: () => new Date(),
      onWarning: (message: string) => console.warn(`callboard: ${message}`),
    },
  };
}
