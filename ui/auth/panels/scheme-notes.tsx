import type { ReactElement } from "react";
import type { OwnedScheme } from "#engine/auth";
import { InlineText } from "#ui/text";
import { authWords } from "./words.ts";

/** The descriptions of the schemes of a method by their names, and that they are needed together. */
export const SchemeNotes = ({ schemes }: { readonly schemes: readonly OwnedScheme[] }): ReactElement => (
  <>
    {schemes.length > 1 && <p className="auth-note">{authWords.allNeeded}</p>}
    {schemes.map(({ id, kind, description }) =>
      description === undefined ? null : (
        <p className="auth-note" key={id ?? kind}>
          {id !== undefined && (
            <>
              <code>{id}</code>:{" "}
            </>
          )}
          <InlineText>{description}</InlineText>
        </p>
      ),
    )}
  </>
);
