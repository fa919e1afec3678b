import type { ReactElement } from "react";
import { authText } from "#locales/messages/auth";
import { Dropdown, Segments } from "#ui/kit";
import type { AuthCardProps } from "../auth-card.tsx";
import type { MethodProps } from "../props.ts";
import { LabeledChoice } from "./labeled.tsx";
import { setLabels } from "./scheme-label.ts";

/** Up to this many methods are side by side; their names can be long. */
const maxSegments = 3;

/** The choice between the authentication methods of an endpoint. */
export function SchemeSetChoice({
  auth,
  onAuth,
}: Pick<AuthCardProps, "onAuth"> & { readonly auth: MethodProps }): ReactElement {
  const { sets, set } = auth;
  const chosen = sets.findIndex(({ key }) => key === set.key);
  const choice = {
    options: setLabels(sets).map((label) => ({ label })),
    selected: chosen === -1 ? undefined : chosen,
    onSelect: (position: number) => {
      const next = sets[position];
      if (next) onAuth({ type: "choose", key: next.key });
    },
  };
  return (
    <LabeledChoice label={authText().authenticateBy}>
      {(named) =>
        sets.length > maxSegments ? <Dropdown {...named} {...choice} /> : <Segments {...named} {...choice} />
      }
    </LabeledChoice>
  );
}
