import type { UiCountPhrase, UiPhrase } from "#ui/text";

/** The texts that scripts of pages show, in English. Pages in another language carry their translations. */
export const scriptPhrases = [
  "Search",
  "Product",
  "Version",
  "Kind",
  "Everything",
  "All products",
  "All versions",
  "Pages",
  "Endpoints",
  "Types",
  "Changelog",
  "Results",
  "No results",
  "Nothing was found for “{text}”.",
  "Check the spelling, use fewer words, or remove a filter.",
  "Type to search pages, endpoints, types and changes.",
  "Recent searches",
  "Recently opened",
  "Clear recent",
  "↑ ↓ to move, Enter to open, Esc to close",
  "The search does not answer.",
  "You are offline. The search continues when you are online.",
  "Try again",
  "Close",
  "Copy",
  "Copied",
  "Not allowed",
  "Your browser did not allow copying",
  "Link copied",
  "Copy the link to this step",
  "The page could not be loaded",
  "Thank you.",
  "Thank you. Your answer was sent.",
  "Your answer could not be sent. Try again.",
  "Reload",
  "A newer version of these docs was published.",
  "Image",
  "Enlarge the image",
  "Enlarge: {name}",
  "Table",
  "Show the table on the whole screen",
  "The table could not be enlarged.",
  "{shown} of {all} rows",
  "The files could not be loaded. Each has its own link.",
  "Source",
  "Diagram",
  "This diagram can't be drawn: {reason}",
  "The playground is loading",
  "The playground could not be loaded",
  "Check your connection, then reload this page.",
  "Collapse all",
  "Expand all",
] as const;

/** A text that scripts show. */
export type ScriptPhrase = (typeof scriptPhrases)[number];

/** A text that only the server shows. */
type PagePhrase =
  | "Skip to the text"
  | "Contents"
  | "Links"
  | "Products"
  | "Tabs"
  | "Variants"
  | "Colour theme"
  | "Light"
  | "As the system"
  | "Dark"
  | "Announcement"
  | "Dismiss the announcement"
  | "Edit this page"
  | "Last updated {date}"
  | "Previous and next page"
  | "Previous"
  | "Next"
  | "Was this page helpful?"
  | "Yes"
  | "No"
  | "Anything to add? (optional)"
  | "Send"
  | "Actions of this page"
  | "More actions of this page"
  | "Copy page"
  | "As Markdown, for an assistant"
  | "View as Markdown"
  | "The text of this page"
  | "Open in {name}"
  | "Ask about this page"
  | "Connects it to these docs"
  | "Copies a command for your terminal"
  | "Copy the MCP address"
  | "Source code"
  | "Website"
  | "Page not found"
  | "There is no page at this address."
  | "There is no page at {path}."
  | "It may have moved, or the address may have a typo."
  | "Did you mean"
  | "Go to the first page of {title}"
  | "Go to the first page"
  | "There are no entries yet."
  | "Feeds"
  | "Entries by tag"
  | "All"
  | "Parts of the changelog"
  | "Newer"
  | "Older"
  | "Page {number} of {total}"
  | "Tags"
  | "Changes of {title}."
  | "All changes, newest first: {title}."
  | "Get started"
  | "API reference"
  | "All endpoints"
  | "Overview"
  | "General"
  | "Explore the endpoints"
  | "Version {version}"
  | "Live checks"
  | "Requests that change nothing are sent to the API regularly. This page compares the answers with these docs."
  | "No check has ended yet."
  | "The results of the checks can't be read at the moment."
  | "The checked API is not part of these docs."
  | "Live answers are as documented."
  | "Live answers contradict these docs."
  | "The API did not answer the last check."
  | "The API refused the credentials of the last check."
  | "Last check"
  | "Checked since"
  | "Server"
  | "Contradicted by live answers"
  | "Nothing is contradicted."
  | "Expected"
  | "Difference"
  | "Since"
  | "Last seen"
  | "Until"
  | "Saved failure"
  | "As documented again"
  | "Other findings"
  | "These docs say nothing about them."
  | "Checked endpoints"
  | "Confirmed"
  | "Contradicted"
  | "Never confirmed"
  | "{seen} of {total} parts confirmed"
  | "Never seen in a live answer"
  | "Seen in live answers"
  | "Not checked"
  | "Parameters"
  | "Statuses"
  | "Enum values"
  | "Error shapes"
  | "Optional properties"
  | "Search for “{text}”"
  | "The search of this site needs JavaScript. Turn it on, and press Ctrl+K on any page."
  | "This search is not possible: {reason}."
  | "The search is being prepared. Try again in a few seconds."
  | "Check the spelling, or use fewer words."
  | "{results}:"
  | "{results}, the best {shown} of them:"
  | "Alpha"
  | "Preview"
  | "Legacy"
  | "Try it"
  | "To try it here, allow this site to run scripts."
  | "The playground is still loading. What you type is kept. Buttons work when it has loaded."
  | "The playground could not be loaded. Check your connection, then reload this page."
  | "Reload this page"
  | "Examples";

/** A text of samples, and of pages of a reference beside their articles. */
type SamplePhrase =
  | "Example {number}"
  | "Example of {name}"
  | "Example request"
  | "Example request of {title}"
  | "Example responses"
  | "Example responses of {title}"
  | "Request"
  | "Request body as JSON"
  | "Status"
  | "{status}: there is no content to show."
  | "{name}: request body"
  | "{name}: response"
  | "Response {status}"
  | "Default response"
  | "Code sample"
  | "More languages"
  | "There is no example: the values of this type are too large to show."
  | "Incomplete: a whole value is too large to show."
  | "Incomplete: a whole value is too large to show. Required, but omitted: {names}."
  | "{names} and {count} more"
  | "Shortened: values further inside show only what is required."
  | "There are no fields."
  | "Parts of the list"
  | "All of {title}."
  | "The reference of {title}."
  | "The type {name}, with every property."
  | "The WebSocket channel {title}."
  | "The {things} of {name}."
  | "The webhook {title}."
  | "Payload: {name}";

/** A text of other pages too, which has its translation with those. */
type SharedPhrase =
  | "Wrap"
  | "On this page"
  | "Language"
  | "In development"
  | "Pre-release"
  | "Deprecated"
  | "Beta"
  | "Example";

/** A text of reference pages. */
export type ReferencePhrase = Exclude<UiPhrase, ScriptPhrase | SharedPhrase> | SamplePhrase;

/** A text of the site itself, in English. `{name}` stands for a value. */
export type Phrase = ScriptPhrase | PagePhrase | UiPhrase | SamplePhrase;

/** A text with a number, in English for several. */
export type CountPhrase = "{count} results" | "{count} pages" | "{count} more parts" | UiCountPhrase;
