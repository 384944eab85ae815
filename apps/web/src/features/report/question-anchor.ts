/** Where the heading of a question is on the page; notes elsewhere link to it. */
export const questionAnchor = (questionId: string): string => `question-${questionId}`;
