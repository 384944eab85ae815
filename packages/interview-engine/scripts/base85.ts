// Four bytes are five signs, from "#" on without the backslash: none needs escaping between double quotes.
const FIRST = 35;
const BACKSLASH = 92;
const DIGITS = 5;

/** Bytes as text, a fifteenth shorter than base 64 makes it. The last group is filled up with zeros. */
export function toBase85(bytes: Uint8Array): string {
  const filled = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  filled.set(bytes);
  const view = new DataView(filled.buffer);
  let text = '';
  for (let at = 0; at < filled.length; at += 4) {
    let rest = view.getUint32(at);
    let group = '';
    for (let digit = 0; digit < DIGITS; digit += 1) {
      const code = FIRST + (rest % 85);
      group = String.fromCodePoint(code < BACKSLASH ? code : code + 1) + group;
      rest = Math.floor(rest / 85);
    }
    text += group;
  }
  return text;
}

/** The bytes again, with up to three zeros behind them. It goes into the package as it stands here. */
export function fromBase85(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length / 5) * 4);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 5) {
    let value = 0;
    for (let digit = 0; digit < 5; digit += 1) {
      const code = text.codePointAt(at + digit) ?? 0;
      value = value * 85 + code - (code < 92 ? 35 : 36);
    }
    view.setUint32((at / 5) * 4, value);
  }
  return bytes;
}
