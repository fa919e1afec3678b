/** Loads the messages with values, which need the formatter of messages. Most pages show none of them. */
export const loadEnhanced = () => import("#locales/messages/enhanced").then(({ enhancedText }) => enhancedText());
