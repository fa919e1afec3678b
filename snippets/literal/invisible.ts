/**
 * Signs that a reader can't see or that turn the order of what they see: control, format, surrogate, private and
 * separating characters (Unicode categories Cc, Cf, Cs, Co, Zl, Zp). Literals write them as escapes, so that what is
 * pasted is what was read.
 */
export const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** Writes text for a comment of one line: what can't be seen there is a blank. */
export const commentText = (text: string): string => text.replace(invisible, " ");
