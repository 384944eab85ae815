const { VITE_API_URL, VITE_SOCIAL_URL, VITE_CONTACT_EMAIL } = import.meta.env as Readonly<
  Record<string, string | undefined>
>;

/** The only reader of `import.meta.env`. By default the API answers under the page's own origin. */
export const env = {
  apiUrl: VITE_API_URL ?? '',
  socialUrl: VITE_SOCIAL_URL ?? 'https://www.linkedin.com/company/greenshoe-interviews',
  contactEmail: VITE_CONTACT_EMAIL ?? 'hello@greenshoe.example',
} as const;
