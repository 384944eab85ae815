/** Changes whenever the same words could earn another mark. */
export const engineVersion = '2026.11.25';
