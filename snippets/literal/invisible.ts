/**
 * Characters that are invisible or reorder text: control, format, surrogate, private use and separator characters
 * (Unicode categories Cc, Cf, Cs, Co, Zl, Zp). Literals escape them, so that pasted code is what was read.
 */
export const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** Writes text for a comment of one line: invisible characters become spaces. */
export const commentText = (text: string): string => text.replace(invisible, " ");
