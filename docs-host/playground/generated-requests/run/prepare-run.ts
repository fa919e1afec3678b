import type { FormState } from "#engine/form";
import { asJson, isExact, isList, isObject, type Json, printJson } from "#engine/json";
import { type ApiModel, type EndpointForm, pathText } from "#engine/model";
import type { FormCredential } from "#engine/request";
import type { CheckId, SchemeValues } from "#live";
import type { NamedSecret } from "#live/failures";
import { generatedText } from "#locales/messages/generated";
import type { SelectorEntry } from "#ui/selector";
import { formMark } from "../../replay/index.ts";
import type { PreparedRun, PrepareRun } from "./start-run.ts";

/** The dependencies of preparing a run. */
export interface PrepareDeps extends Pick<PreparedRun, "send"> {
  /** The id of the API. */
  readonly api: string;
  /** The form of the endpoint as it was loaded, with the default body. */
  readonly form: EndpointForm;
  readonly state: FormState;
  /** The values in the form that may be credentials. */
  readonly secrets: readonly FormCredential[];
  readonly credentials: SchemeValues;
  readonly baseUrl: string;
  /** Loads the documentation of the answers. */
  readonly loadAnswers: (signal: AbortSignal) => Promise<EndpointForm>;
  /** Loads the list of the endpoints of the site; absent if there is none. */
  readonly listEndpoints?: () => Promise<readonly SelectorEntry[]>;
  /** Loads the form of another endpoint of the API by its id. */
  readonly loadForm: (id: string) => Promise<EndpointForm>;
}

/** The longest text of a model, in UTF-16 units: its shapes are prepared in about a second. Own choice. */
const maxModelLength = 4_000_000;

/** Checks that compare an endpoint with the others of its path. */
const ofPath: readonly CheckId[] = ["wrong-method-accepted", "options-differs"];

/** Reads the documentation of an endpoint, and of others with its path, for a run. */
export const prepareRun =
  (deps: PrepareDeps): PrepareRun =>
  async (signal) => {
    const { form, state, baseUrl, credentials, send } = deps;
    const [answers, others] = await Promise.all([deps.loadAnswers(signal), othersOfPath(deps)]);
    const model = printJson(asJson(modelOf(deps, answers, others ?? [])));
    if (model.length > maxModelLength) return { ok: false, problem: generatedText().tooLarge };
    return {
      ok: true,
      run: {
        send,
        responses: form.endpoint.responses,
        input: {
          ...{ model, baseUrl, credentials },
          endpoint: form.endpoint.id,
          form: printJson({ value: state.value, selection: { ...state.selection } }),
          formMark: formMark(form),
          secrets: deps.secrets.flatMap(({ at, value }) => textsIn(value, String(at.at(-1) ?? "secret"))),
          without: others === undefined ? ofPath : [],
        },
      },
    };
  };

/** Returns a path with `{}` for each parameter, the same whatever these are called. */
const plain = (path: string): string => path.replace(/\{[^{}]*\}/g, "{}");

/** Loads the other endpoints of the same path; undefined if they are not known. */
async function othersOfPath({
  api,
  form: { endpoint },
  listEndpoints,
  loadForm,
}: PrepareDeps): Promise<readonly EndpointForm[] | undefined> {
  try {
    const entries = await listEndpoints?.();
    const path = plain(pathText(endpoint.path));
    const others = entries?.filter(
      (one) => one.kind === "endpoint" && one.apiId === api && one.id !== endpoint.id && plain(one.path) === path,
    );
    return others && (await Promise.all(others.map(({ id }) => loadForm(id))));
  } catch {
    return undefined;
  }
}

/** Makes one model of both sides of an endpoint, and of the requests of others. */
function modelOf({ api, form }: PrepareDeps, answers: EndpointForm, others: readonly EndpointForm[]): ApiModel {
  const { responses, errors, responseHeaders } = answers.endpoint;
  return {
    id: api,
    endpoints: [{ ...form.endpoint, responses, errors, responseHeaders }, ...others.map(({ endpoint }) => endpoint)],
    types: Object.fromEntries([...others, answers, form].flatMap(({ types }) => Object.entries(types))),
    groups: [],
    auths: Object.fromEntries([...others, form].flatMap(({ authSchemes }) => Object.entries(authSchemes))),
    globalHeaders: form.globalHeaders,
  };
}

/** Lists the texts and numbers in a value, which all have its name. */
function textsIn(value: Json, name: string): readonly NamedSecret[] {
  if (typeof value === "string") return value === "" ? [] : [{ name, text: value }];
  if (typeof value === "number" || isExact(value)) return [{ name, text: String(value) }];
  if (isList(value)) return value.flatMap((item) => textsIn(item, name));
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => textsIn(item, key)) : [];
}
