import type { ReactElement } from "react";
import { siteTexts } from "#ui/text";
import { CodePre } from "./code-figure.tsx";
import { CodeActions } from "./code-frame.tsx";
import type { Language } from "./scan.ts";

/** One program in one language. */
export interface Program {
  /** The id of the language, which a script stores when the reader selects it. */
  readonly id: string;
  /** The name of the language. */
  readonly title: string;
  readonly language: Language;
  readonly text: string;
  /** The command that installs what it needs. */
  readonly install?: string | undefined;
}

/** Most programs of a figure: its styles select one by position. */
export const maxPrograms = 12;

/** Props of a program in several languages, the first of which is selected. */
export interface ProgramFigureProps {
  /** The accessible name of the program. */
  readonly label: string;
  /** Unique on the page. */
  readonly id: string;
  readonly programs: readonly Program[];
}

/** A program in the language that the reader selects, which needs no script. */
export const ProgramFigure = ({ label, id, programs }: ProgramFigureProps): ReactElement => {
  const { text } = siteTexts();
  return (
    <div className="code programs">
      <div className="code-head">
        <span role="radiogroup" aria-label={text("language")} className="languages">
          {programs.map(({ id: language, title }, i) => (
            <label key={language} className="language">
              <input
                type="radio"
                name={id}
                value={language}
                aria-label={title}
                defaultChecked={i === 0}
                data-language
              />
              <span aria-hidden="true">{title}</span>
            </label>
          ))}
        </span>
        <CodeActions label={label} />
      </div>
      {programs.map(({ id: language, title, install, ...code }) => (
        <div key={language} className="program">
          {install === undefined ? null : (
            <CodePre label={text("installName", { name: title })} language="shell" text={install} />
          )}
          <CodePre label={`${label}: ${title}`} {...code} />
        </div>
      ))}
    </div>
  );
};
