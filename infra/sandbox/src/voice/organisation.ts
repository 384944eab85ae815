/** The sandbox serves one organisation. */
export const ORGANISATION_ID = '00000000-0000-4000-8000-000000000000';
