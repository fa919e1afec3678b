import type { ReactElement } from "react";
import { siteTexts } from "#ui/text";

const themes = [
  { value: "light", label: "light" },
  { value: "system", label: "asTheSystem" },
  { value: "dark", label: "dark" },
] as const;

/** The choice of a color scheme. The script that makes it work shows it. */
export function ThemeSwitch(): ReactElement {
  const text = siteTexts().text;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields of a form, this is a row of buttons.
    <div className="theme-switch" role="group" aria-label={text("colourTheme")} data-theme-switch hidden>
      {themes.map(({ value, label }) => (
        <button type="button" key={value} data-theme-choice={value} aria-pressed={false} title={text(label)}>
          <svg className="kit-icon" viewBox="0 0 16 16" aria-hidden="true">
            <ThemeIcon theme={value} />
          </svg>
          <span className="unseen">{text(label)}</span>
        </button>
      ))}
    </div>
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
