import type { ReactElement, ReactNode } from "react";
import type { ApiInfo, Contact, License, Logo } from "#engine/model";
import { uriComponent } from "#engine/uri";
import { siteTexts } from "#ui/text";

/** Who is responsible for an API, its license and its terms; null if none of them is known. */
export function ApiFacts({ info }: { readonly info: ApiInfo | undefined }): ReactElement | null {
  const { text } = siteTexts();
  const { contact, license, termsOfService } = info ?? {};
  if (contact === undefined && license === undefined && termsOfService === undefined) return null;
  return (
    <dl className="facts">
      {contact === undefined ? null : (
        <Fact title={text("contact")}>
          <ContactLinks contact={contact} />
        </Fact>
      )}
      {license === undefined ? null : (
        <Fact title={text("license")}>
          <LicenseName license={license} />
        </Fact>
      )}
      {termsOfService === undefined ? null : (
        <Fact title={text("terms")}>
          <Outside href={termsOfService}>{text("termsOfService")}</Outside>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

const ContactLinks = ({ contact: { name, url, email } }: { readonly contact: Contact }): ReactElement => (
  <>
    {url === undefined ? name : <Outside href={url}>{name ?? url}</Outside>}
    {email !== undefined && (name !== undefined || url !== undefined) ? ", " : null}
    {email === undefined ? null : <a href={`mailto:${email.split("@").map(uriComponent).join("@")}`}>{email}</a>}
  </>
);

/** Returns the text of a license. SPDX publishes a page for each identifier, but not for an expression of several. */
export const licenseUrl = ({ identifier = "", url }: License): string | undefined =>
  url ?? (/^[\w.+-]+$/.test(identifier) ? `https://spdx.org/licenses/${identifier}.html` : undefined);

function LicenseName({ license }: { readonly license: License }): ReactNode {
  const href = licenseUrl(license);
  return href === undefined ? license.name : <Outside href={href}>{license.name}</Outside>;
}

const Outside = ({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactElement => (
  <a href={href} rel="noreferrer">
    {children}
  </a>
);

/** The logo of an API. It is on a light or a dark ground, as its provider expects, in every color scheme. */
export function ApiLogo({ logo, title }: { readonly logo: Logo; readonly title: string }): ReactElement {
  const { text } = siteTexts();
  const { url, altText, backgroundColor, href } = logo;
  const image = (
    <img
      className="logo"
      src={url}
      alt={altText ?? text("logoOfTitle", { title })}
      data-ground={isDarkColor(backgroundColor) ? "dark" : "light"}
      referrerPolicy="no-referrer"
      decoding="async"
    />
  );
  return <p className="logo-line">{href === undefined ? image : <Outside href={href}>{image}</Outside>}</p>;
}

/** Returns true if a color in hexadecimal digits, such as `#1a1a1a` or `#111`, is dark; false for any other text. */
function isDarkColor(text: string | undefined): boolean {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? "")?.[1];
  if (digits === undefined) return /^black$/i.test(text?.trim() ?? "");
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const [red = 0, green = 0, blue = 0] = (full.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  // The weights of the relative luminance (WCAG 2.2), without its gamma: an estimate is enough for two grounds.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5;
}
