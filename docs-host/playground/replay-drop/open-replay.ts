import { apiIn, pageFormUrl } from "#docs-host/site/page-data";
import { errorMessage } from "#engine/error-message";
import type { EndpointForm } from "#engine/model";
import { formText } from "#locales/messages/form";
import { lateText } from "#locales/messages/late";
import { replayText } from "#locales/messages/replay";
import type { ReplayNote } from "#ui/playground";
import type { SelectorEntry } from "#ui/selector";
import type { GivenForm } from "../form/index.ts";
import { formMark, formOfReplay, type Replay, replayFromText, withLiveSteps } from "../replay/index.ts";
import type { Go, Opened, Target } from "../switching/index.ts";
import { type EndpointListing, loadEndpoints } from "../switching/index.ts";

/** The content of a file: not a replay, or a replay of the open endpoint, of another one, or of an unknown one. */
export type ReplayFound =
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "here"; readonly replay: Replay }
  | {
      readonly kind: "elsewhere";
      readonly replay: Replay;
      readonly entry: SelectorEntry;
    };

/**
 * A filled-in form, and whether it was filled in for another definition; or the reason why a replay does not fill it
 * in.
 */
export type OpenedReplay =
  | { readonly ok: true; readonly given: GivenForm; readonly isOutdated: boolean }
  | { readonly ok: false; readonly error: string };

const ofFile = ({ name }: Pick<File, "name">, error: string): string => `${name} ${error.replace(/[.]$/, "")}.`;

const plain = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^\S+/, (method) => method.toUpperCase());

/** The endpoint that is open: its API, and its method and path. */
export interface OpenEndpoint {
  readonly apiId: string;
  readonly name: string;
}

/**
 * Reads a file and looks for its endpoint: the open one, else one of the same API, else one of the other APIs of the
 * site. Its list is requested only when it is not the open one.
 */
export async function findReplay(
  file: Pick<File, "name" | "text">,
  open: OpenEndpoint,
  listing: () => Promise<EndpointListing | undefined>,
): Promise<ReplayFound> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { kind: "refused", why: formText().fileUnreadable };
  const parsed = replayFromText(text);
  const read = parsed.ok && parsed.replay.isLive ? withLiveSteps(parsed.replay, text) : parsed;
  if (!read.ok) return { kind: "refused", why: ofFile(file, read.error) };
  const { replay } = read;
  const wanted = plain(replay.endpoint);
  if (wanted === plain(open.name)) return { kind: "here", replay };
  const all = await listing().catch(() => undefined);
  if (all === undefined) return { kind: "refused", why: lateText().endpointsFailed };
  const entries = all.groups
    .flatMap((group) => group.entries)
    .filter((one) => one.kind === "endpoint" && plain(`${one.method} ${one.path}`) === wanted);
  const entry = entries.find(({ apiId }) => apiId === open.apiId) ?? entries[0];
  return entry === undefined
    ? { kind: "refused", why: replayText().ofNoEndpoint({ file: file.name, endpoint: replay.endpoint }) }
    : { kind: "elsewhere", replay, entry };
}

/**
 * Creates the form of a replay. If it is of another definition, it says so, and values that no longer fit are
 * unmigrated.
 */
export function openReplay(form: EndpointForm, replay: Replay, now: () => Date): OpenedReplay {
  const made = formOfReplay(form, replay, now);
  if (!made.ok) return made;
  const { value, selection } = made.form;
  return { ok: true, given: { value, selection, made: replay.form ?? "" }, isOutdated: replay.form !== formMark(form) };
}

/** The dependencies of opening a replay. */
export interface ReplayDeps {
  readonly form: EndpointForm;
  readonly opened: Opened;
  readonly go: Go;
  readonly endpointsUrl: string | undefined;
  readonly loadForm: (url: string) => Promise<EndpointForm>;
  /** Called with a message if no form was opened. */
  readonly say: (note: ReplayNote) => void;
}

const nameOf = ({ method, path }: EndpointForm["endpoint"]): string =>
  `${method} ${path.map((part) => (part.kind === "literal" ? part.value : `{${part.key}}`)).join("")}`;

const refused = (text: string): ReplayNote => ({ tone: "bad", title: replayText().refused, text });

/** Opens the form of a replay file, or says why not, or where it can be opened. */
export async function receiveReplay(file: File, deps: ReplayDeps): Promise<void> {
  const { form, opened, go, endpointsUrl, loadForm, say } = deps;
  const open = (of: EndpointForm, target: Target, title: string, replay: Replay): void => {
    const made = openReplay(of, replay, () => new Date());
    if (made.ok) go(target, title, made.given, noteOf(file, replay, made.isOutdated));
    else say(refused(ofFile(file, made.error)));
  };
  const listing = async () => (endpointsUrl === undefined ? undefined : loadEndpoints(endpointsUrl));
  const found = await findReplay(file, { apiId: apiIn(opened.target.formUrl), name: nameOf(form.endpoint) }, listing);
  if (found.kind === "refused") return say(refused(found.why));
  const { replay } = found;
  if (found.kind === "here") return open(form, opened.target, "", replay);
  const { entry } = found;
  const target: Target = {
    formUrl: pageFormUrl(entry.apiId, entry.id),
    answersUrl: pageFormUrl(entry.apiId, entry.id, "answers"),
    referenceHref: entry.href,
    isChannel: false,
  };
  const act = (): void => {
    loadForm(target.formUrl).then(
      (other) => open(other, target, entry.title, replay),
      (thrown: unknown) => say(refused(errorMessage(thrown))),
    );
  };
  const text = replayText().of({ endpoint: replay.endpoint, law: replay.law, message: replay.message });
  return say({ tone: "info", title: replayText().elsewhere, text, go: { to: replay.endpoint, act } });
}

function noteOf(file: Pick<File, "name">, replay: Replay, isOutdated: boolean): ReplayNote {
  const { endpoint, law, message, earlier = [], unsaved = [] } = replay;
  const opened = earlier.length > 0 ? replayText().openedLast : replayText().opened;
  return {
    tone: isOutdated ? "warn" : "info",
    title: isOutdated ? replayText().outdated : opened,
    isOutdated,
    text: replayText().of({ endpoint, law, message }),
    ...(earlier.length > 0 && {
      steps: {
        before: replayText().lastOf({ steps: earlier.length + 1 }),
        list: earlier.map(({ method, path, status }) => `${method} ${path}: ${status ?? replayText().noAnswer}`),
        unsaved: unsaved.map((name) => replayText().unsavedValue({ name })),
        run: replayText().runAll,
        command: `callboard test --replay ${/^\w[\w.-]*$/.test(file.name) ? file.name : "FILE"}`,
      },
    }),
  };
}
