import type { ReactElement } from "react";
import { NavIcon } from "../entry/nav-icon.tsx";

/** A choice of a switch. */
export interface SwitchChoice {
  readonly key: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** A short remark after the title, such as a release stage. */
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly href: string;
  readonly isCurrent: boolean;
  /** True for a link to another site. */
  readonly isOutside?: boolean;
  /** The language of the title and of the target, if it differs from the page. */
  readonly language?: string;
}

interface SwitchProps {
  /** The name of the choice, such as "Version". */
  readonly label: string;
  readonly choices: readonly SwitchChoice[];
}

/** A choice between parts of the site, which opens without a script. Of several, one is open at a time. */
export function Switch({ label, choices }: SwitchProps): ReactElement | null {
  const current = choices.find(({ isCurrent }) => isCurrent);
  if (choices.length < 2) return null;
  return (
    <details className="switch" name="switch">
      <summary>
        <span className="unseen">{label}: </span>
        <ChoiceText choice={current ?? { key: "", title: label, href: "", isCurrent: false }} isShort />
      </summary>
      <ul>
        {choices.map((choice) => (
          <li key={choice.key}>
            <a
              href={choice.href}
              aria-current={choice.isCurrent ? "true" : undefined}
              lang={choice.language}
              hrefLang={choice.language}
              rel={choice.isOutside === true ? "noreferrer" : undefined}
            >
              <ChoiceText choice={choice} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ChoiceTextProps {
  readonly choice: SwitchChoice;
  /** Leaves the subtitle out. */
  readonly isShort?: boolean;
}

const ChoiceText = ({ choice: { title, subtitle, note, icon }, isShort = false }: ChoiceTextProps): ReactElement => (
  <>
    <NavIcon icon={icon} />
    <span className="nav-title">
      {title}
      {isShort || subtitle === undefined ? null : <small>{subtitle}</small>}
    </span>
    {note === undefined ? null : <small className="availability">{note}</small>}
  </>
);
