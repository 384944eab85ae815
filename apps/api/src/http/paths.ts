const OPERATIONS = /^\/(api|functions|webhooks|interviewer|docs|health|ready)(\/|\?|$)/;

/** Whether a path belongs to the API; every other one belongs to the web app. */
export const isOperation = (url: string): boolean => OPERATIONS.test(url);
