import { type ReactElement, useId, useMemo, useState } from "react";
import { type Edit, type FormState, type Section, sections } from "#engine/form";
import { isObject, own } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { type Path, toPointer, typesIn } from "#engine/shape";
import { playgroundText } from "#locales/messages/playground";
import { type FormPort, FormProvider, Part } from "#ui/form";
import type { AuthViewProps } from "../props.ts";

/** Props of the form of a token endpoint. */
export interface LoginFormProps extends Pick<AuthViewProps, "now" | "randomId" | "onWarning"> {
  readonly form: EndpointForm;
  readonly port: FormPort;
}

/** Prefix of every path of this form, so that no element has the id of one in the request's own form. */
const root = "login";
const prefix = toPointer([root]);

/** The token endpoint of an API as its own form (docs/behavior.md#oauth-login). */
export function LoginForm({ form, port, now, randomId, onWarning }: LoginFormProps): ReactElement {
  const types = useMemo(() => typesIn(form), [form]);
  const parts = useMemo(
    () => sections(form.endpoint, form.globalHeaders, types).map((part) => ({ ...part, at: [root, ...part.at] })),
    [form, types],
  );
  const [inner] = useState(() => below(port));
  return (
    <FormProvider port={inner} keepsSecrets {...{ types, now, randomId, onWarning }}>
      {parts.map((part) => (
        <LoginSection key={part.title} section={part} />
      ))}
      {parts.length === 0 && <p className="auth-note">{playgroundText().noParameters}</p>}
    </FormProvider>
  );
}

function LoginSection({ section: { title, at, shape, optional } }: { readonly section: Section }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="auth-section">
      <h3 id={id} className="auth-section-title">
        {title}
      </h3>
      <Part at={at} shape={shape} label={title} labelledBy={id} optional={optional} />
    </section>
  );
}

/** Shows a form one step below its own root; states keep their identity as long as the form's own do. */
function below(port: FormPort): FormPort {
  let seen: FormState | undefined;
  let shown: FormState | undefined;
  return {
    read: () => {
      const state = port.read();
      if (shown === undefined || seen !== state) {
        const selection = Object.entries(state.selection).map(([place, variant]) => [prefix + place, variant] as const);
        shown = { value: { [root]: state.value }, selection: Object.fromEntries(selection) };
        seen = state;
      }
      return shown;
    },
    subscribe: port.subscribe,
    dispatch: (edit) => port.dispatch(lifted(edit)),
  };
}

function lifted(edit: Edit): Edit {
  if (edit.type === "reset") {
    const value = isObject(edit.state.value) ? (own(edit.state.value, root) ?? null) : null;
    return { type: "reset", state: { value, selection: {} } };
  }
  const at: Path | undefined = edit.at?.slice(1);
  return at === undefined ? edit : { ...edit, at };
}
