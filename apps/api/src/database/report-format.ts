/** The form of the reports written now. A report of an older form is marked again, not shown. */
export const REPORT_FORMAT = 2;
