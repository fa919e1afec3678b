import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import type { Environment } from "#engine/model";
import type { SessionStore } from "../adapters/session-store.ts";
import { type Credentials, openQuestion, useAuth } from "../auth/index.ts";
import { refusalOf, useEnvironment } from "../environment/index.ts";
import type { FormGuard } from "../form/index.ts";
import type { Opened } from "../switching/index.ts";
import type { Composition } from "./compose.ts";
import type { ComposedForm } from "./compose-form.ts";
import { onRuleChecks, readRuleChecks } from "./lazy-rules.ts";
import type { PlaygroundOptions } from "./playground-port.ts";
import { useLagging } from "./use-lagging.ts";

interface OpenFormOptions {
  readonly composition: ComposedForm & Pick<Composition, "issues">;
  readonly environments: readonly Environment[];
  readonly defaultEnvironment: string | undefined;
  readonly opened: Opened;
  readonly options: Pick<PlaygroundOptions, "direct" | "proxyUrl">;
  readonly secrets: SessionStore;
  /** The address of the page. */
  readonly href: string;
}

/**
 * The form of an open playground with its surroundings, for an endpoint or a channel: its target, credentials, history
 * and issues. `state` may lag behind the keys, so that typing never waits for data derived from it. `screen` is the
 * part that is rendered.
 */
export function useOpenForm(form: OpenFormOptions) {
  const { composition, environments, opened, options, href } = form;
  const { filled, auth, guard } = composition;
  const { port } = filled;
  const environment = useEnvironment(environments, form.defaultEnvironment, form.secrets);
  const { baseUrl } = environment;
  const history = useLagging(port.subscribe, filled.history);
  const state = history.present;
  const unmigrated = useGivenForm(form);
  const through = options.direct ? undefined : new URL(options.proxyUrl, href).host;
  const credentials = useAuth(auth, { id: environment.id, baseUrl, through });
  // Nothing is checked before the form has been painted for the first time.
  const checked = useDeferredValue<FormState | undefined>(state, undefined);
  const issues = useIssues(composition, credentials, checked);
  const { asking, question } = useQuestion(guard, credentials, checked);
  const refusal = refusalOf(baseUrl, href);
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
      ...pageFunctions,
      port,
      history: {
        undo: history.past.at(-1)?.name,
        redo: history.future.at(-1)?.name,
        onUndo: filled.undo,
        onRedo: filled.redo,
      },
      ...unmigrated,
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
      auth: credentials.card,
      onAuth: credentials.onAuth,
      question,
      onUseExample: composition.useExample,
      onClear: composition.clear,
      referenceHref: opened.target.referenceHref,
      issues,
      readIssues: () => issuesOf(composition, credentials, port.read()),
      ...(refusal !== undefined && { refusal }),
    },
  };
}

/** The functions of the browser that a playground uses. */
const pageFunctions = {
  copy: (text: string) => navigator.clipboard.writeText(text),
  paste: () => navigator.clipboard.readText(),
  randomId: () => crypto.randomUUID(),
  now: () => new Date(),
  onWarning: (message: string) => console.warn(`callboard: ${message}`),
};

/** Opens a given form that was loaded later; the first one opens with the endpoint. Returns the unmigrated values. */
function useGivenForm({ composition, opened }: OpenFormOptions) {
  const { filled } = composition;
  const [unmigrated, setUnmigrated] = useState(filled.unmigrated);
  const openedWith = useRef(opened.given);
  useEffect(() => {
    if (opened.given === undefined || opened.given === openedWith.current) return;
    openedWith.current = opened.given;
    composition.open(opened.given);
    setUnmigrated(filled.unmigrated());
  }, [opened.given, composition, filled]);
  return {
    unmigrated,
    onDropUnmigrated: (gone: typeof unmigrated) => {
      filled.dropUnmigrated(gone);
      setUnmigrated(filled.unmigrated());
    },
  };
}

/** Returns the question about the hosts of secret values, if there is one, and the input of further questions. */
function useQuestion(guard: FormGuard, credentials: Credentials, checked: FormState | undefined) {
  const { destination } = credentials;
  const [answers, setAnswers] = useState(0);
  const asking = useMemo(
    () => ({ guard, credentials, onAnswered: () => setAnswers((count) => count + 1), answers }),
    [guard, credentials, answers],
  );
  const question = useMemo(
    () => (checked === undefined ? undefined : openQuestion(asking, destination, checked)),
    [checked, asking, destination],
  );
  return { asking, question };
}

/** Returns the issues of a form; again once the checks of its rules are loaded. */
function useIssues(
  composition: Pick<Composition, "issues">,
  credentials: Credentials,
  checked: FormState | undefined,
): readonly Issue[] {
  const rules = useSyncExternalStore(onRuleChecks, readRuleChecks, readRuleChecks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded checks change the issues
  return useMemo(() => issuesOf(composition, credentials, checked), [composition, checked, credentials, rules]);
}

const noIssues: readonly Issue[] = [];

/** Returns the issues of a form. Issues of credentials are on the authorization card. */
function issuesOf(
  composition: Pick<Composition, "issues">,
  { headers, issues }: Credentials,
  state: FormState | undefined,
): readonly Issue[] {
  if (state === undefined) return noIssues;
  const checkable = headers.filter(({ of = [] }) => !issues.some(({ id }) => of.includes(id)));
  return composition.issues(state, checkable);
}
