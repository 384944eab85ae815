const PART =
  '(?:half|demie?|moiti[eé]|third|tiers|quarter|quart|fifth|sixth|seventh|eighth|ninth|tenth|(?:cinqu|six|sept|huit|neuv|dix)i[eè]me)s?';
const SOMEWHERE = new RegExp(`\\b${PART}(?!\\w)`, 'i');
const ALONE = new RegExp(`^(?:\\w+ )?${PART}$`, 'i');

/** Whether a figure is said with a part of one: "two thirds", "three and a half times". */
export const hasPart = (text: string): boolean => SOMEWHERE.test(text);

/** Whether a figure is a part of one and nothing more: "half", "two thirds". */
export const isPart = (text: string): boolean => ALONE.test(text);
