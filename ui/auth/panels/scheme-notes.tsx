import type { ReactElement } from "react";
import type { OwnedScheme } from "#engine/auth";
import { authText } from "#locales/messages/auth";
import { Prose, useProse } from "#ui/prose";

/** The descriptions of the schemes of a method by their names, and that they are needed together. */
export function SchemeNotes({ schemes }: { readonly schemes: readonly OwnedScheme[] }): ReactElement {
  const prose = useProse();
  return (
    <>
      {schemes.length > 1 && <p className="auth-note">{authText().allNeeded}</p>}
      {schemes.map(({ id, kind, description }) =>
        description === undefined ? null : (
          <div className="auth-note prose" key={id ?? kind}>
            {id !== undefined && <code>{id}</code>}
            <Prose text={prose(description)} newTab />
          </div>
        ),
      )}
    </>
  );
}
