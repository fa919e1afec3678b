import type { ReactElement } from "react";
import { sidebarId } from "./sidebar.tsx";

interface HeaderProps {
  readonly siteTitle: string;
  /** The address of the site. */
  readonly home: string;
  /** The headings above this page, and its title. */
  readonly here: readonly string[];
}

const themes = [
  { value: "light", label: "Light" },
  { value: "system", label: "As the system" },
  { value: "dark", label: "Dark" },
] as const;

/** The head of every page: the site's name, the way to the navigation on narrow screens, the theme. */
export function Header({ siteTitle, home, here }: HeaderProps): ReactElement {
  return (
    <header className="masthead">
      <button type="button" className="menu-button" popoverTarget={sidebarId} aria-label="Contents">
        <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1.5 3.5h13M1.5 8h13M1.5 12.5h8" />
        </svg>
        <span className="here" aria-hidden="true">
          {here
            .filter((title, i) => title !== here[i - 1])
            .slice(-2)
            .map((title, i) => (
              <span key={title}>
                {i === 0 ? "" : " / "}
                {title}
              </span>
            ))}
        </span>
      </button>
      <a className="site-title" href={home}>
        {siteTitle}
      </a>
      {/* Shown by the script that makes it work. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields of a form, this is a row of buttons. */}
      <div className="theme-switch" role="group" aria-label="Colour theme" data-theme-switch hidden>
        {themes.map(({ value, label }) => (
          <button type="button" key={value} data-theme-choice={value} aria-pressed={false} title={label}>
            <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true">
              <ThemeIcon theme={value} />
            </svg>
            <span className="unseen">{label}</span>
          </button>
        ))}
      </div>
    </header>
  );
}

interface ThemeIconProps {
  readonly theme: (typeof themes)[number]["value"];
}

const icons: { readonly [T in ThemeIconProps["theme"]]: ReactElement } = {
  light: (
    <>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3.05 3.05l1.06 1.06M11.9 11.9l1.05 1.05M3.05 12.95l1.06-1.06M11.9 4.1l1.05-1.05" />
    </>
  ),
  system: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path className="fill" d="M8 2a6 6 0 0 1 0 12z" />
    </>
  ),
  dark: <path d="M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1z" />,
};

const ThemeIcon = ({ theme }: ThemeIconProps): ReactElement => icons[theme];
