/** A line of the interviewer without what it quotes of the candidate, who only repeats himself there. */
export const withoutQuotes = (line: string): string => line.replace(/“[^”]*”|«[^»]*»/g, '');
