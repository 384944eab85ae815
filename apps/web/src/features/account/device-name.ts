/** What a user agent tells about a device; `null` for what it does not, or not in words we know. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isHandheld: boolean;
}

type Names = readonly (readonly [name: string, sign: RegExp])[];

// Most browsers also claim to be the one they descend from, so descendants come first.
const browsers: Names = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /\b(?:OPR|OPT|OPX|Opera)\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /Version\/\S+ (?:Mobile\/\S+ )?Safari\//],
];

// An iPhone says that it is like a Mac, Android that it is Linux.
const handhelds: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
];
const computers: Names = [
  ['Windows', /\bWindows NT\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/** Reads browser and system off a user agent. An iPad that asks for desktop pages says it is a Mac. */
export function readDeviceName(userAgent: string | null): DeviceName {
  const text = userAgent ?? '';
  const handheld = nameIn(handhelds, text);
  return {
    browser: nameIn(browsers, text) ?? null,
    system: handheld ?? nameIn(computers, text) ?? null,
    isHandheld: handheld !== undefined,
  };
}
