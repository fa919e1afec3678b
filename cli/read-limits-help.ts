/** The part of the help of commands that read descriptions. */
export const readLimitsHelp = `CALLBOARD_READ_LIMITS changes the limits of reading a description, such as memoryBytes=2147483648,readMs=600000.
`;
